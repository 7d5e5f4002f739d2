"""`watch`: a saved file brings its cards anew, a broken one stands where its card was, only this machine may look."""

import http.client
import json
import re
import threading
import time
from pathlib import Path

import pytest
import uvicorn

from cardforge.workshop.serving import watching_app
from cardforge.workshop.starters import make_project, starters
from cardforge.workshop.watching import Desk


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    folder = tmp_path_factory.mktemp("watched") / "game"
    make_project(starters()[0], folder)
    return folder


@pytest.fixture(scope="module")
def desk(root):
    desk = Desk(root)
    list(desk.build())
    return desk


def told(root):
    page = (root / "build/proofs/index.html").read_text("utf-8")
    return json.loads(re.search(r'application/json">(.*?)</script>', page, re.DOTALL)[1])


def edited(root, old, new):
    for file in sorted((root / "cards").glob("*/cards.yaml")):
        text = file.read_text("utf-8")
        if old in text:
            file.write_text(text.replace(old, new, 1), "utf-8")
            return
    raise AssertionError(old)


def first_card(root):
    text = (root / "cards/owls/cards.yaml").read_text("utf-8")
    return re.search(r"id: (\S+)", text)[1], re.search(r"name: (.+)", text)[1]


def test_a_changed_card_is_made_and_shown_before_the_rest(root, desk):
    id, name = first_card(root)
    edited(root, f"name: {name}", "name: Renamed Owl")
    steps = list(desk.build())
    assert steps[0].made == (id,)
    assert steps[-1].made == ()  # the rest: files of all cards
    assert next(card for card in told(root)["cards"] if card["id"] == id)["name"] == "Renamed Owl"
    edited(root, "name: Renamed Owl", f"name: {name}")
    list(desk.build())


def test_what_is_wrong_stands_in_the_place_of_the_card_until_it_is_right_again(root, desk):
    id, name = first_card(root)
    before = [card["id"] for card in told(root)["cards"]]
    edited(root, f"name: {name}", f"nmae: {name}")
    assert list(desk.build())[-1].errors
    data = told(root)
    card = next(card for card in data["cards"] if card["id"] == id)
    assert [card["id"] for card in data["cards"]] == before
    assert card["small"] == ""
    assert any("nmae" in problem["message"] for problem in card["problems"])
    edited(root, f"nmae: {name}", f"name: {name}")
    assert list(desk.build())[-1].errors == 0
    assert next(card for card in told(root)["cards"] if card["id"] == id)["small"]


def test_a_game_that_cannot_be_read_leaves_the_cards_and_says_why(root, desk):
    file = root / "cards/game.yaml"
    text = file.read_text("utf-8")
    file.write_text("title: [", "utf-8")
    try:
        assert list(desk.build())[-1].errors
        data = told(root)
        assert data["problems"]
        assert all(card["small"] for card in data["cards"])
    finally:
        file.write_text(text, "utf-8")
    list(desk.build())


@pytest.fixture
def port(root, desk, unused_port):
    app = watching_app(desk, root / "build/proofs", unused_port, lambda line: None)
    server = uvicorn.Server(
        uvicorn.Config(app, host="127.0.0.1", port=unused_port, log_level="error", timeout_graceful_shutdown=1)
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield unused_port
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def unused_port():
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


def status(port, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers=headers)
    return connection.getresponse().status


def test_only_requests_that_name_this_machine_are_answered(port):
    assert status(port, "/index.html") == 200
    assert status(port, "/index.html", Host=f"localhost:{port}", Origin=f"http://localhost:{port}") == 200
    assert status(port, "/index.html", Host="cards.example") == 403
    assert status(port, "/index.html", Origin="http://cards.example") == 403
    assert status(port, "/events", Host=f"cards.example:{port}") == 403
    assert status(port, "/../../cards/game.yaml") == 404


def test_a_saved_file_is_told_to_the_browser(root, port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/events")
    stream = connection.getresponse()
    assert stream.readline() == b"retry: 1000\n"
    id, name = first_card(root)
    time.sleep(0.3)
    edited(root, f"name: {name}", "name: Other Owl")
    line = stream.readline()
    while not line.startswith(b"data: "):
        line = stream.readline()
    assert id in line.decode()
    edited(root, "name: Other Owl", f"name: {name}")
    connection.close()


def test_the_gallery_listens_only_where_it_is_served():
    script = (Path(__file__).parents[2] / "cardforge/press/gallery/gallery.js").read_text("utf-8")
    assert 'if (location.protocol.startsWith("http"))' in script
