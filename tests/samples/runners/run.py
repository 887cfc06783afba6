"""Runs each program of the working directory as it stands; keeps what it prints beside it."""

import contextlib
import glob
import io
import runpy
import traceback

for file in sorted(glob.glob("*.py")):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        try:
            runpy.run_path(file)
        except Exception:
            print(traceback.format_exc())
    with open(file + ".out", "w") as out:
        out.write(printed.getvalue())
