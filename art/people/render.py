"""blender -b -t 2 -P art/people/render.py -- OUT_DIR SIZE SAMPLES CELL NAME [NAME…]

NAME is a person (member-01, client-03) or a scene (vibe-01, group); SIZE is the longer side. Writes OUT_DIR/NAME.a.png and
NAME.b.png, two exposures of half the samples each: how they differ tells the denoiser where the noise is.
"""
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
try:
    import numpy  # noqa: F401
except ModuleNotFoundError:  # Debian's Blender carries none: take the one of the python3 on the path
    where = 'import numpy, os; print(os.path.dirname(os.path.dirname(numpy.__file__)))'
    sys.path.append(subprocess.check_output(['python3', '-c', where], text=True).strip())

import bpy

import people
import portraits
import studio

try:
    import scenes
except ModuleNotFoundError:
    scenes = None


def main(out, size, samples, cell, names):
    os.makedirs(out, exist_ok=True)
    for name in names:
        start = time.time()
        studio.clear()
        ratio = 1.25
        if name in people.RECORDS:
            portraits.shoot(people.person(name), cell)
        else:
            ratio = scenes.build(name, cell)
        built = time.time() - start
        wide = size / max(1.0, ratio)
        studio.settings(round(wide / 2) * 2, round(wide * ratio / 2) * 2, samples // 2)
        s = bpy.context.scene
        s.render.image_settings.color_mode, s.render.image_settings.color_depth = 'RGB', '16'
        s.render.use_persistent_data = True
        for seed, exposure in enumerate('ab'):
            s.cycles.seed = seed
            studio.guides(os.path.abspath(out), f'{name}.{exposure}')
            s.render.filepath = os.path.join(out, f'{name}.{exposure}.png')
            bpy.ops.render.render(write_still=True)
        print(f'{name}: built in {built:.1f} s, rendered in {time.time() - start - built:.1f} s', flush=True)


if __name__ == '__main__':
    args = sys.argv[sys.argv.index('--') + 1 :]
    main(args[0], int(args[1]), int(args[2]), float(args[3]), args[4:])
