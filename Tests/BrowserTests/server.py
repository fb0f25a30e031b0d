"""The server under test: the built executable with a data folder of its own."""

import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("ORDO_BINARY", ROOT / ".build/release/ordo"))


def free_port():
    """A port that nobody uses now; a restart needs the same one again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None

    def start(self):
        log = open(self.folder / "server.log", "ab")
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", str(self.port), "--data", str(self.folder / "data"),
             "--public", os.environ.get("ORDO_PAGES", str(ROOT / "Public"))],
            stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        assert re.search(re.escape(self.url), line), f"The server said {line!r}, see {log.name}"
        return self

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            assert self.process.wait(20) == 0

    def request(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read() or "null")

    def create(self, name, sections):
        """A board; `sections` maps names to titles. Ids are the lower-case words."""
        return self.request("POST", "/api/boards", {
            "name": name,
            "sections": [
                {"id": f"s{number}", "name": section,
                 "items": [{"id": title.lower().replace(" ", "-"), "title": title}
                           for title in titles]}
                for number, (section, titles) in enumerate(sections.items())]})

    def board(self, board_id):
        return self.request("GET", f"/api/boards/{board_id}")

    def order(self, board_id):
        return [[item["id"] for item in section["items"]]
                for section in self.board(board_id)["sections"]]

    def change(self, board_id, *changes, **more):
        changeset = {"id": f"c{time.time_ns()}", "changes": list(changes), **more}
        return self.request("POST", f"/api/boards/{board_id}/changes", changeset)
