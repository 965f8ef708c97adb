"""Work culture: the team doing things together, and the tall group of the home page.

Each scene returns the picture's height over its width. People are placed by the centre of the head; the ground is 9.6 below.
"""
import math

import props
import studio
from figure import place
from studio import BONE, COBALT, INK, INK2, LATERITE, SAFFRON, SAND


def lights(width=1.0, key=1.0, warm='#ffb070'):
    studio.light((-7.5 * width, -10, 8), (0, 0, -1), 6.0, 3000 * key * width, '#fff0dc')
    studio.light((9 * width, 2.5, 5), (0, 0, -1.5), 2.0, 1900 * width, warm, 7)
    studio.light((-9 * width, 3.0, 4), (0, 0, -1.5), 2.0, 800 * width, '#c9cfff', 7)


def backdrop(colour, sun, at, radius, y=5.2, glow=0.34, halo=None):
    r, g, b, _ = studio.linear(colour)
    dark = r + g + b < 0.55
    studio.wall(colour, y, at, glow, radius * 3.0, halo or ('#5a66e8' if b > r else '#ff9a4a' if dark else '#fff0d8'))
    studio.sun((at[0], y - 0.4, at[1]), radius, sun, 0.3)


def rest(side, x=0.55, y=-1.05, z=-3.42, **more):
    """A hand laid on the table."""
    return {'to': (side * x, y, z), 'palm': (0, 0, -1), 'direction': (-side * 0.5, -0.8, -0.05), 'curl': 0.18, 'pole': (side, 0.3, -0.6), **more}


def vibe_01(cell):
    """Four people round a table with a laptop: one explains, three listen."""
    backdrop('#c9491f', '#f2b04c', (0.4, 1.0), 3.9)
    lights(1.15)
    place('member-17', cell, (-4.75, 0.9, 0.0), 0.40, rest(1), rest(-1, 0.8), look=(0.35, 0.02, 0.02))
    place('member-05', cell, (-1.60, 1.7, 0.35), 0.18, rest(1), {'to': (-0.5, -0.95, -1.75), 'palm': (0.6, 0.2, 0.6), 'direction': (0.55, -0.2, 0.8), 'curl': 0.5, 'pole': (-1, 0, -1)}, look=(0.30, 0.03, -0.05))
    place('member-02', cell, (1.65, 1.7, 0.1), -0.16, {'to': (1.25, -1.55, -2.55), 'palm': (-0.4, -0.3, 0.9), 'direction': (0.3, -0.9, 0.25), 'curl': 0.12, 'spread': 0.2}, rest(-1, 0.5), look=(-0.35, 0.05, 0.04))
    place('member-06', cell, (4.80, 0.9, 0.1), -0.42, rest(1, 0.8), rest(-1), look=(-0.35, 0.02, 0.05))
    props.table((0, -2.2, -3.62), (8.6, 3.9), BONE)
    props.laptop((0.1, -0.55, -3.62), math.pi - 0.35)
    props.cup((-3.15, -0.9, -3.60), COBALT, saucer=True)
    props.cup((3.35, -0.75, -3.60), LATERITE, saucer=True)
    for i, c in enumerate((SAFFRON, SAND, INK2)):
        studio.slab((-1.75 + 0.10 * i, -1.45 + 0.07 * i, -3.60 + 0.03 * i), (0.95, 0.72, 0.02), studio.material(c, rough=0.8), rotation=(0, 0, 0.2 - 0.25 * i), round_=0.008)
    studio.camera((0, -17.5, 2.2), (0, 0, -1.15), 55)
    return 2 / 3


def vibe_02(cell):
    """One presents a chart on a board, two follow."""
    backdrop('#ecd2a8', LATERITE, (1.9, 2.0), 3.0)
    lights(1.0)
    props.board((-1.55, 3.2, 1.2), (5.2, 4.5), 0.16)
    place('member-04', cell, (2.25, 1.2, 0.55), -0.32, None, {'to': (-1.70, 0.15, -0.55), 'direction': (-0.9, 0.1, 0.5), 'palm': (0.2, -0.9, 0.3), 'curl': 0.1, 'pole': (-0.3, -0.2, -1)}, look=(-0.10, 0.02, 0.06), trousers=INK)
    place('member-19', cell, (-2.65, -1.2, -1.75), 0.70, {'to': (0.75, -1.35, -2.55), 'palm': (-0.3, -0.5, 0.8), 'direction': (-0.1, -0.75, 0.6), 'curl': 0.12, 'spread': 0.16, 'pole': (1, 0.2, -0.9)}, rest(-1, 0.75, -1.0, -3.3), look=(0.12, 0.06, -0.05))
    place('member-11', cell, (0.75, -1.9, -2.55), 0.05, rest(1, 0.6, -1.05, -3.1), rest(-1, 0.6, -1.05, -3.1), look=(-0.30, 0.03, 0.07))
    studio.camera((0, -17.5, 0.4), (-0.15, 0, -0.75), 56)
    return 1.25


def vibe_03(cell):
    """Tea for three."""
    backdrop('#26307c', '#f0a437', (0, 1.0), 3.2)
    lights(0.95)

    def holds(side, x, z):
        return {'to': (side * x, -1.32, z), 'palm': (-side, -0.1, 0.1), 'direction': (-side * 0.35, -0.8, 0.35), 'curl': 0.55, 'pole': (side, 0.2, -1)}

    place('member-18', cell, (-3.0, 0.6, -0.5), 0.30, holds(1, 0.42, -2.5), rest(-1, 0.5), look=(0.35, 0, 0.04))
    place('member-09', cell, (0.05, 1.3, 0.55), 0.02, rest(1, 0.7), holds(-1, 0.42, -2.55), look=(-0.28, 0.02, -0.05), headphones=None)
    place('member-15', cell, (3.05, 0.6, -0.35), -0.30, rest(1, 0.5), holds(-1, 0.42, -2.45), look=(-0.32, 0.02, 0.07))
    for x, y, z, a in ((-2.42, -1.02, -2.72, 0.3), (-0.20, -0.42, -1.72, 0.0), (2.42, -1.02, -2.52, -0.3)):
        props.cup((x, y, z), (SAFFRON, LATERITE, COBALT)[round(x) % 3], size=1.0, saucer=False, steam=True)
    props.table((0, -2.9, -3.75), (7.2, 3.9), '#bf3d1b')
    props.tumbler((1.0, -1.6, -3.74))
    studio.lathe([(1e-4, 0), (0.75, 0), (0.92, 0.10), (0.88, 0.10), (0.74, 0.04), (1e-4, 0.04)], studio.material(BONE, rough=0.4, coat=0.3), None, 64, (0.0, -1.75, -3.74))
    for i in range(7):
        a = i * 2.4
        studio.ball((0.34 * math.cos(a) * (i > 0), -1.75 + 0.34 * math.sin(a) * (i > 0), -3.60), 0.17, studio.material('#d08a34', rough=0.7), None, (1, 1, 0.6))
    studio.camera((0, -17.0, 1.7), (0, 0, -0.95), 68)
    return 1.0


def sit_on_floor(p, root, colour, cell):
    """Crossed legs under cloth."""
    from sdf import Field, capsule, ellipsoid

    f = Field((-2.1, -2.3, -5.75), (2.1, 1.3, -4.0), cell * 1.4)
    f.add(ellipsoid((0, 0.1, -4.9), (1.0, 0.75, 0.8)))
    for s in (1, -1):
        f.add(capsule((s * 0.4, 0.0, -5.05), (s * 1.55, -0.85, -5.2), 0.46, 0.36), 0.3)
        f.add(capsule((s * 1.5, -0.9, -5.22), (-s * 0.25, -1.5, -5.32), 0.36, 0.28), 0.3)
    # The cloth between the legs covers the floor, which would be visible through the ring of the legs.
    f.add(ellipsoid((0, -0.7, -5.38), (1.15, 0.8, 0.26)), 0.3)
    import numpy as np

    f.d = f.d - 0.03 * np.sin(6 * f.x + 4 * f.y + 2 * f.z)
    f.keep(-5.66 - f.z, 0.05)
    studio.mesh('lap', *f.mesh(2), studio.material(colour, rough=0.8, sheen=0.3, weave=0.15), root)


def vibe_04(cell):
    """A festival: two draw a kolam, lamps are lit."""
    studio.mesh('floor', [(-40, -40, -5.68), (40, -40, -5.68), (40, 9, -5.68), (-40, 9, -5.68)], [(0, 1, 2, 3)], studio.material('#c0552b', rough=0.95), smooth=False)
    backdrop('#1d2659', '#f0a437', (0, 0.2), 4.2, y=8.6)
    lights(1.05)

    def draws(side, x, y):
        return {'to': (side * x, y, -4.60), 'palm': (0, 0.2, -1), 'direction': (0.0, -0.75, -0.65), 'curl': 0.5, 'pole': (side, 0.3, 0)}

    a = place('member-02', cell, (-3.1, 1.6, 0.0), 0.55, rest(1, 0.95, -0.9, -4.35), draws(-1, 0.35, -1.85), look=(0.10, 0.30, 0.05), lean=0.16)
    sit_on_floor(a[0], a[1], '#2636d8', cell)
    b = place('member-15', cell, (3.1, 1.6, 0.0), -0.55, draws(1, 0.30, -1.85), rest(-1, 0.95, -0.9, -4.35), look=(-0.10, 0.28, -0.05), lean=0.16)
    sit_on_floor(b[0], b[1], BONE, cell)
    c = place('member-01', cell, (0.0, 4.6, 0.15), 0.0, rest(1, 0.9, -1.0, -4.35), {'to': (-0.55, -1.25, -2.0), 'palm': (0.9, 0, 0.1), 'direction': (0.2, -0.3, 0.95), 'curl': 0.05}, look=(0.10, 0.10, 0.04))
    sit_on_floor(c[0], c[1], BONE, cell)
    props.kolam((0, -1.8, -5.66), 2.75)
    for i in range(9):
        t = math.pi * (1.06 + 0.88 * i / 8)
        props.lamp((3.25 * math.cos(t), -1.8 + 3.0 * math.sin(t), -5.66), size=1.05)
    for s in (-1, 1):
        props.lamp((s * 3.2, -0.8, -5.66), size=1.05)
    studio.camera((0, -19.5, 8.4), (0, 0.3, -2.75), 62)
    return 1.0


def vibe_05(cell):
    """Cricket after work: a stroke, a ball in the air, a cheer."""
    import body

    backdrop('#eebd6c', LATERITE, (0.6, -1.0), 4.9, y=8.5)
    lights(1.2)
    props.dunes([(7.0, -7.0, 0.5, '#d8742f', 0.4), (4.6, -8.6, 0.3, '#b5471f', 2.0)])
    studio.mesh('ground', [(-40, -40, -9.85), (40, -40, -9.85), (40, 3.2, -9.85), (-40, 3.2, -9.85)], [(0, 1, 2, 3)], studio.material('#b5471f', rough=0.95), smooth=False)
    p, root, _ = place('member-13', cell, (-2.2, 0.0, -0.6), 0.55, {'to': (0.34, -1.30, -2.75), 'palm': (-0.3, 0.8, 0.1), 'direction': (-0.3, -0.7, -0.5), 'curl': 0.85}, {'to': (0.10, -1.40, -3.10), 'palm': (0.3, 0.8, 0.1), 'direction': (0.5, -0.6, -0.4), 'curl': 0.85}, look=(0.15, 0.0, 0.04), garment='polo', c1=BONE, c2=LATERITE, c3=INK)
    body.legs(p, '#f1e7d8', root, cell, {1: (1.25, -0.3, -9.2), -1: (-0.95, 0.5, -9.2)}, {1: (1.0, -0.75, -7.0), -1: (-0.75, -0.15, -7.0)}, shoe=INK)
    props.bat((-0.25, -1.55, -3.30), (0.93, -0.25, 0.34), root)
    p, root, _ = place('member-11', cell, (3.8, 2.2, -0.2), -0.35, {'to': (1.55, -0.55, 0.75), 'palm': (-0.2, -1, 0), 'direction': (0.2, -0.1, 1), 'curl': 0.05, 'spread': 0.25, 'pole': (1, 0, -0.5)}, {'to': (-1.45, -0.6, 0.55), 'palm': (0.2, -1, 0), 'direction': (-0.25, -0.1, 1), 'curl': 0.05, 'spread': 0.25, 'pole': (-1, 0, -0.5)}, look=(-0.25, -0.12, 0.06), smile=1.0, open=1.0)
    body.legs(p, INK, root, cell, {1: (0.75, 0.1, -9.2), -1: (-0.60, 0.0, -9.2)}, shoe=SAFFRON)
    props.stumps((-4.8, 1.4, -9.85))
    studio.ball((2.1, -1.2, 3.0), 0.30, studio.material('#b3261c', rough=0.35, coat=0.4))
    studio.ring((2.1, -1.2, 3.0), 0.30, 0.012, studio.material(BONE), rotation=(0.6, 0.5, 0))
    studio.camera((0, -30, 0.5), (0.0, 0, -3.65), 72)
    return 1.25


def vibe_06(cell):
    """On stage at a lectern, with the front row from behind."""
    backdrop('#1d2659', '#f2a31b', (0, 1.0), 3.5)
    lights(0.95, 1.1)
    place('member-01', cell, (0, 1.2, 0.65), 0.10, {'to': (1.95, -0.75, -0.85), 'palm': (-0.3, -0.6, 0.7), 'direction': (0.5, -0.25, 0.85), 'curl': 0.06, 'spread': 0.22, 'pole': (0.8, 0.2, -1)}, {'to': (-0.75, -1.15, -3.05), 'palm': (0, 0, -1), 'direction': (0.4, -0.8, -0.1), 'curl': 0.2}, look=(0.14, 0.0, 0.05), smile=0.85, open=0.7)
    studio.slab((0, -0.1, -3.9), (2.9, 1.0, 2.8), studio.material(LATERITE, rough=0.6), round_=0.10)
    studio.slab((0, -0.25, -2.44), (3.2, 1.35, 0.16), studio.material(BONE, rough=0.5), rotation=(0.22, 0, 0), round_=0.05)
    studio.lathe([(1e-4, -0.03), (0.52, -0.03), (0.52, 0.03), (1e-4, 0.03)], studio.material(SAFFRON, rough=0.6), None, 64, (0, -0.64, -3.45), (math.pi / 2, 0, 0))
    props.microphone((-0.62, -0.45, -2.42), height=1.25)
    for name, x, y, z, t in (('member-24', -3.35, -2.6, -3.75, -0.30), ('member-13', 0.15, -3.0, -4.25, 0.05), ('member-07', 3.35, -2.6, -3.85, 0.32)):
        place(name, cell, (x, y, z), math.pi + t, look=(0.1, -0.05, 0.05))
    studio.camera((0, -18.5, -0.4), (0, 0, -1.15), 56)
    return 1.25


def vibe_07(cell):
    """The edit desk: headphones on, hands on the keys."""
    backdrop('#2b3aa8', LATERITE, (-3.2, 1.9), 3.0, y=5.6)
    lights(1.1)
    props.timeline((1.6, 3.9, 0.55), (7.2, 4.6))
    p, root, head = place('member-09', cell, (-2.3, 0.8, -0.3), 0.34, rest(1, 0.45, -1.25, -3.40), rest(-1, 0.5, -1.2, -3.40), look=(0.18, 0.05, -0.05), headphones=None)
    props.headphones(head)
    place('member-05', cell, (2.2, 1.0, -0.1), -0.42, rest(1, 0.6), {'to': (-0.70, -1.30, -2.05), 'palm': (0.5, -0.4, 0.5), 'direction': (-0.5, -0.5, 0.7), 'curl': 0.15, 'spread': 0.2}, look=(-0.30, 0.02, 0.05), open=0.6, smile=0.8)
    props.table((0, -2.6, -3.62), (8.2, 3.9), SAND)
    studio.slab((-1.95, -1.15, -3.55), (2.3, 0.85, 0.12), studio.material(INK, rough=0.5), rotation=(0.06, 0, 0.2), round_=0.05)
    for i in range(8):
        for j in range(3):
            c, s = math.cos(0.2), math.sin(0.2)
            x, y = -0.92 + 0.26 * i, -0.24 + 0.24 * j
            studio.slab((-1.95 + c * x - s * y, -1.15 + s * x + c * y, -3.47), (0.20, 0.18, 0.07), studio.material((BONE, BONE, SAFFRON, BONE, LATERITE)[(i * 3 + j) % 5], rough=0.6), rotation=(0.06, 0, 0.2), round_=0.02)
    for i in range(3):
        studio.lathe([(0.17, 0), (0.17, 0.16), (0.14, 0.19), (1e-4, 0.19)], studio.material((SAFFRON, LATERITE, COBALT)[i], rough=0.4), None, 40, (0.55 + 0.5 * i, -1.55, -3.61))
    props.cup((3.6, -1.1, -3.60), LATERITE)
    studio.camera((0, -17.0, 2.0), (0.15, 0, -0.75), 55)
    return 2 / 3


def vibe_08(cell):
    """A result comes in: everyone's arms are up."""
    backdrop('#f0b13e', '#c8431f', (0, 0.6), 3.9)
    lights(1.05)

    def up(side, x=1.55, z=0.95, curl=0.05):
        return {'to': (side * x, -0.45, z), 'palm': (0, -1, 0), 'direction': (side * 0.2, -0.1, 1), 'curl': curl, 'spread': 0.22, 'pole': (side, 0, -0.4)}

    place('member-13', cell, (-3.9, 1.8, 0.3), 0.22, up(1, 1.35, 0.5, 0.9), up(-1, 1.5, 0.9, 0.9), look=(0.20, -0.08, -0.06), smile=0.9, trousers=INK2)
    place('member-04', cell, (-1.25, 0.3, -0.45), 0.10, up(1, 1.35, 0.9), up(-1, 1.25, 0.95), look=(0.15, -0.10, 0.08), trousers=INK)
    place('member-06', cell, (1.75, 0.6, -0.15), -0.12, up(1, 1.3, 1.1, 0.9), up(-1, 1.15, 0.6, 0.9), look=(-0.10, -0.10, -0.08), open=1.0, smile=1.0, trousers=INK2)
    place('member-24', cell, (4.2, 1.9, 0.2), -0.22, up(1, 1.5, 0.85), up(-1, 1.25, 0.55), look=(-0.25, -0.06, 0.06), open=0.8, smile=0.9, trousers=INK)
    props.confetti((0, 0.4, 2.75), (5.4, 1.8, 1.75), 80)
    studio.camera((0, -18, -0.4), (0.1, 0, -0.45), 63)
    return 1.0


def vibe_09(cell):
    """Three on a ridge at sunrise, seen from the waist up: one tells, two listen."""
    backdrop('#e9892f', '#fff0c4', (0.5, 0.9), 3.3, y=9, glow=0.45, halo='#ffe6a8')
    lights(1.15, 0.95, '#ffc27a')
    props.dunes([(7.4, -4.6, 0.9, '#c9582a', 0.6), (5.0, -5.6, 0.5, '#8f3418', 2.6)])
    place('member-05', cell, (-2.45, 0.5, -0.35), 0.30, None, {'to': (-0.70, -1.30, -2.05), 'palm': (0.5, -0.4, 0.5), 'direction': (-0.5, -0.5, 0.7), 'curl': 0.15, 'spread': 0.2}, look=(0.28, 0, -0.05), open=0.6, smile=0.8)
    place('member-09', cell, (0.1, 1.5, 0.45), 0.06, {'to': (-0.35, -0.98, -2.95), 'palm': (0, 0.9, 0.1), 'direction': (-0.95, -0.1, 0.25), 'curl': 0.2}, {'to': (0.45, -1.02, -3.15), 'palm': (0, 0.9, 0.1), 'direction': (0.95, -0.1, 0.2), 'curl': 0.2}, look=(-0.22, 0.02, 0.04), headphones=None, trousers=INK2)
    place('member-02', cell, (2.45, 0.4, -0.45), -0.28, {'to': (0.62, -0.95, -3.1), 'palm': (0, 0.9, 0.1), 'direction': (-0.95, -0.1, 0.1), 'curl': 0.2}, None, look=(-0.28, 0, 0.05))
    studio.camera((0, -21, 0.6), (0.0, 0, -0.3), 98)
    return 1.0


def group(cell):
    """Six of the team before the sun: the tall picture of the home page."""
    backdrop('#c2401c', '#f4b552', (0, 1.3), 3.5, y=5.0)
    lights(1.15, 1.1)
    place('member-03', cell, (-2.45, 2.2, 0.75), 0.24, look=(0.10, 0, 0.02))
    place('member-04', cell, (0.05, 2.6, 1.45), -0.06, look=(-0.14, 0, 0.06))
    place('member-13', cell, (2.75, 2.2, 0.85), -0.26, look=(-0.06, 0, -0.03), trousers=INK)
    place('member-02', cell, (-1.75, 0.0, -1.45), 0.16, {'to': (0.62, -0.95, -3.1), 'palm': (0, 0.9, 0.1), 'direction': (-0.95, -0.1, 0.1), 'curl': 0.2}, None, look=(0.12, 0, -0.05))
    place('member-01', cell, (1.60, 0.0, -1.30), -0.18, {'to': (-0.35, -0.98, -2.95), 'palm': (0, 0.9, 0.1), 'direction': (-0.95, -0.1, 0.25), 'curl': 0.2}, {'to': (0.45, -1.02, -3.15), 'palm': (0, 0.9, 0.1), 'direction': (0.95, -0.1, 0.2), 'curl': 0.2}, look=(-0.10, 0, 0.04))
    place('member-11', cell, (0.0, -2.0, -2.95), 0.05, look=(0.12, 0, 0.07))
    studio.camera((0, -21, 0.2), (0.0, 0, -0.80), 81)
    return 1.25


SCENES = {'vibe-01': vibe_01, 'vibe-02': vibe_02, 'vibe-03': vibe_03, 'vibe-04': vibe_04, 'vibe-05': vibe_05, 'vibe-06': vibe_06, 'vibe-07': vibe_07, 'vibe-08': vibe_08, 'vibe-09': vibe_09, 'group': group}


def build(name, cell):
    return SCENES[name](cell)
