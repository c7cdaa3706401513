"""The same seed is the same game: in any process, interpreted or compiled."""

import os
import subprocess
import sys

import pytest

from laws.checksums import all_checksums

FEW = 200


@pytest.mark.parametrize("hash_seed", ["0", "1", "31337"])
def test_games_do_not_depend_on_the_process(hash_seed: str) -> None:
    environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(
        [sys.executable, "-m", "laws.checksums", str(FEW)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.strip() == str(all_checksums(FEW))
