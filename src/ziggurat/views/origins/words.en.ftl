game-title = Origins: First Builders
game-about = One to four Archons raise a city under the eyes of builders from beyond the sky: send Freemen to meeting places, lay buildings around seats of power, raise the towers that multiply them, climb the Temples and lead the army.

## Colours, goods, dice

colour = { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
    [yellow] yellow
   *[white] white
}
good = { $good ->
    [stone] Stone
    [food] Food
    [wisdom] Wisdom
    [gold] Gold
   *[any] any base resource
}
goods = { $count } { $good ->
    [stone] Stone
    [food] Food
    [wisdom] Wisdom
    [gold] Gold
   *[any] base resources of choice
}
citizen = { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} { $value }
speaker = Speaker { $value }
archon = Archon

## Buildings

building = { $tile ->
    [granary] Granary
    [harbor] Harbour
    [market] Market
    [mint] Mint
    [quarry] Quarry
    [workshop] Workshop
    [armory] Armoury
    [arena] Arena
    [outpost] Outpost
    [equestrian] Equestrian Grounds
    [fortress] Fortress
    [veterans] Veterans' Quarter
    [castle] Castle
    [construction_yard] Construction Yard
    [courthouse] Courthouse
    [estate] Estate
    [forum] Forum
    [stone_circle] Stone Circle
    [temple_forest] Forest Temple
    [temple_mountain] Mountain Temple
    [obelisk] Obelisk
    [sanctuary] Sanctuary
    [temple_sea] Sea Temple
    [statue] Statue
    [artists_salon] Artists' Salon
    [astronomy_tower] Astronomy Tower
    [fountain] Fountain of Wisdom
    [portal] Portal
    [healer] Healer's House
    [mage_tower] Mage Tower
    [agora] Agora
    [palace] Palace
   *[farm] Farm
}
help-building = { $tile ->
    [granary] A Food, and another for each Farm of your city.
    [harbor] 2 points for each of your yellow buildings, this one too.
    [market] 4 points for each of your yellow Freemen.
    [mint] A Gold.
    [quarry] A Stone, and another for each empty space beside this tile.
    [workshop] A Stone, a Food or a Wisdom.
    [armory] Advance 2 spaces on the military track, or attack, or both in any order.
    [arena] 2 points for each of your red buildings and 2 for each of your red Freemen.
    [outpost] Advance a space on the military track, or attack.
    [equestrian] Advance 2 spaces, then a Stone or a Food for each weaker opponent.
    [fortress] Advance a space for each of your red buildings, this one too.
    [veterans] Points as one of your unused Freemen shows; then it shows one less.
    [castle] A point, and 3 for each District you have completed.
    [construction_yard] Take a tile of the market for nothing; build it later, for its Stone alone.
    [courthouse] Change the colour of one of your unused Freemen; its value stays.
    [estate] Take a Citizen of the recruitment area for nothing, if you have a free base.
    [forum] Take a Speaker.
    [stone_circle] 0, 1, 3, 6 or 10 points for 1 to 5 colours of buildings in your city.
    [temple_forest] 2 steps in the Forest Temple; a Gold buys a step in another one.
    [temple_mountain] 2 steps in the Mountain Temple; a Gold buys a step in another one.
    [obelisk] 1, 2, 4 or 7 points for 1, 2, 3 or more Obelisks in your city.
    [sanctuary] 3, 6 or 10 points for 1, 2 or 3 Zodiac cards you hold.
    [temple_sea] 2 steps in the Sea Temple; a Gold buys a step in another one.
    [statue] A step in any Temple.
    [artists_salon] 3 points for each different colour among your Freemen.
    [astronomy_tower] A Wisdom, and another for each of your Advisors.
    [fountain] A Wisdom; then set any Mothership to 1.
    [portal] Raise one of your unused Freemen once or twice.
    [healer] A point, and another for each of your Freemen.
    [mage_tower] Use the ability of a building beside it.
    [agora] A Gold for each District completed around it.
    [palace] It has no ability: your towers stand on it.
   *[farm] It has neither colour nor ability, and costs nothing.
}

## Zodiac cards and Temples

zodiac = { $sign ->
    [aries] Aries
    [taurus] Taurus
    [gemini] Gemini
    [cancer] Cancer
    [leo] Leo
    [virgo] Virgo
    [libra] Libra
    [scorpio] Scorpio
    [sagittarius] Sagittarius
    [capricorn] Capricorn
    [aquarius] Aquarius
   *[pisces] Pisces
}
help-zodiac = { $sign ->
    [aries] Each of your attacks scores a point more for each of your red dice, Freemen and seats of power.
    [taurus] Buildings and Citizens cost you a Wisdom less.
    [gemini] When you pass: a base resource for each space your army will fall back.
    [cancer] When you pass with a free base: take a Citizen for nothing.
    [leo] When you complete a District the die on its seat gains 2, up to 6.
    [virgo] A building may replace one of your Farms; then it costs nothing.
    [libra] After completing a District you may recruit a Citizen for its Wisdom.
    [scorpio] A Wisdom for each District you complete and each of your Freemen who becomes an Advisor.
    [sagittarius] Each Citizen or Speaker you take may gain 1, up to 6 or 5.
    [capricorn] When you raise a tower one of your Freemen may gain 2, up to 6.
    [aquarius] When you climb 2 steps of a Temple, a Gold buys a step in another one.
   *[pisces] Any bonus action may give a Gold instead.
}
temple = { $temple ->
    [forest] Forest Temple
    [mountain] Mountain Temple
   *[sea] Sea Temple
}
