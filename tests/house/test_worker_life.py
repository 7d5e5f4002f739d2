"""A killed command leaves no worker behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

STARTS_A_WORKER = """
import multiprocessing, os, sys, time
from concurrent.futures import ProcessPoolExecutor
from cardforge.worker_life import end_with_parent

if __name__ == "__main__":
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), end_with_parent) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(60)
"""


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text("ascii").rpartition(")")[2].split()[0] != "Z"


def test_a_worker_ends_when_its_parent_is_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(STARTS_A_WORKER, "utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": os.getcwd()}
    )
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    assert lives(worker)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    for _ in range(200):
        if not lives(worker):
            break
        time.sleep(0.05)
    assert not lives(worker)
