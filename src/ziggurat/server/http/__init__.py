"""HTTP: cookies, limits, compression, security headers, protocols, page shell."""
