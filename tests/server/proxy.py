"""The proxy of deploy/, on ports of its own, with a certificate of its own."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

CONFIGURATION = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"
NAME = "games.example.org"
PATIENCE = 10  # seconds


def program() -> str | None:
    """Where nginx is installed."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


class Proxy(NamedTuple):
    """A running proxy: where it answers, whom to trust, and what it logs."""

    port: int
    plain: int
    trust: ssl.SSLContext
    log: Path


@contextmanager
def proxied(nginx: str, workers: Sequence[int], folder: Path) -> Iterator[Proxy]:
    """The configuration as it is shipped, but for ports, names and folders."""
    secure, plain = free(), free()
    _certify(folder)
    text = CONFIGURATION.read_text(encoding="utf-8")
    first, *_, last = (line for line in text.splitlines() if "server 127.0.0.1:" in line)
    ours = [first.replace("8001", str(port)) for port in workers]
    text = text.replace(first, "\n".join(ours)).replace(last, "")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace("listen [::]:80;", "")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl")
    text = text.replace("listen [::]:443 ssl http2;", "")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}/", f"{folder}/")
    text = text.replace("/var/log/ziggurat/", f"{folder}/")
    (folder / "site.conf").write_text(text, encoding="utf-8")
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;\n"
        "worker_rlimit_nofile 4000; events { worker_connections 2000; }\n"
        f"http {{ include {folder}/site.conf; client_body_temp_path {folder}/body;\n"
        f"proxy_temp_path {folder}/temp; fastcgi_temp_path {folder}/fast;\n"
        f"uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi; }}\n",
        encoding="utf-8",
    )
    user = ["-g", "user root;"] if os.geteuid() == 0 else []
    command = [nginx, "-e", str(folder / "error.log"), "-c", str(whole), *user]
    with subprocess.Popen(command) as server:
        try:
            _await(secure)
            trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
            yield Proxy(secure, plain, trust, folder / "ziggurat.log")
        finally:
            server.terminate()


def free() -> int:
    """A port without a listener."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _certify(folder: Path) -> None:
    """A certificate for the name in the configuration and for this machine."""
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    words += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    words += ["-addext", f"subjectAltName=DNS:{NAME},DNS:localhost,IP:127.0.0.1"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*words, *files], check=True, capture_output=True)


def _await(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
