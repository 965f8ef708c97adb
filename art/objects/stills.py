"""Blender's side of `npm run art:stills`: renders the named stills to PNG.

blender -b -t 2 -P art/objects/stills.py -- FOLDER SAMPLES SCALE name [name...]
"""
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import studio  # noqa: E402

for module in sorted(os.listdir(os.path.join(HERE, 'scenes'))):
    if module.endswith('.py'):
        importlib.import_module(f'scenes.{module[:-3]}')

folder, samples, scale, *names = sys.argv[sys.argv.index('--') + 1:]
unknown = [n for n in names if n not in studio.STILLS]
if unknown or not names:
    sys.exit(f'No such still: {", ".join(unknown)}. There are: {", ".join(sorted(studio.STILLS))}')

for name in names:
    build, (width, height) = studio.STILLS[name]
    started = time.time()
    studio.clear()
    build()
    path = os.path.join(folder, f'{name}.png')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    studio.photograph(path, (int(width * float(scale)), int(height * float(scale))), int(samples))
    print(f'STILL {name} {time.time() - started:.0f}s', flush=True)
