"""Objects that people hold, sit at and stand in front of."""
import math
import random

import numpy as np

import studio
from sdf import Field
from studio import BONE, COBALT, INK, INK2, LATERITE, SAFFRON, SAND

BRIGHT = (LATERITE, SAFFRON, BONE, COBALT)


def table(at, half, colour, thick=0.22, power=3.0, parent=None):
    """A rounded table top seen from a little above."""
    n, rows = 96, ((0.0, 0.97), (0.03, 1.0), (thick - 0.03, 1.0), (thick, 0.97))
    v = []
    for drop, k in rows:
        for i in range(n):
            t = math.tau * i / n
            c, s = math.cos(t), math.sin(t)
            m = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
            v.append((at[0] + half[0] * k * m * c, at[1] + half[1] * k * m * s, at[2] - drop))
    f = [tuple(range(n))] + [(j * n + (i + 1) % n, j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n) for j in range(len(rows) - 1) for i in range(n)]
    return studio.mesh('table', v, f, studio.material(colour, rough=0.55, coat=0.12), parent, angle=0.5)


def laptop(at, turn, parent=None, screen=INK2, open_=1.9):
    g = studio.empty(parent, at, (0, 0, turn))
    shell = studio.material('#d9cfc2', rough=0.4, metal=0.2)
    studio.slab((0, 0, 0.05), (2.0, 1.35, 0.09), shell, g, round_=0.04)
    studio.slab((0, -0.02, 0.10), (1.75, 0.70, 0.02), studio.material(INK, rough=0.7), g, round_=0.01)
    lid = studio.empty(g, (0, 0.66, 0.08), (math.pi / 2 - open_ + math.pi / 2 - 0.25, 0, 0))
    studio.slab((0, 0, 0.66), (2.0, 0.07, 1.32), shell, lid, round_=0.03)
    studio.slab((0, -0.04, 0.68), (1.84, 0.02, 1.14), studio.material(screen, rough=0.35, glow=0.25), lid, round_=0.01)
    studio.lathe([(1e-4, -0.01), (0.17, -0.01), (0.17, 0.01), (1e-4, 0.01)], studio.material(SAFFRON, rough=0.5), lid, 48, (0, 0.045, 0.68), (math.pi / 2, 0, 0))
    for i, h in enumerate((0.25, 0.4, 0.34, 0.62)):
        studio.slab((-0.55 + 0.28 * i, -0.055, 0.30 + h / 2), (0.18, 0.02, h), studio.material(BRIGHT[i], glow=0.3), lid, round_=0.01)
    return g


def cup(at, colour, parent=None, size=1.0, saucer=True, steam=False, rim=BONE):
    g = studio.empty(parent, at, scale=size)
    studio.lathe([(1e-4, 0.02), (0.20, 0.0), (0.25, 0.06), (0.29, 0.34), (0.31, 0.46), (0.285, 0.46), (0.27, 0.36), (1e-4, 0.36)], studio.material(colour, rough=0.3, coat=0.5), g, 48)
    studio.lathe([(1e-4, 0.385), (0.272, 0.385)], studio.material('#8a4a22', rough=0.2), g, 48)
    studio.ring((0.33, 0, 0.25), 0.12, 0.035, studio.material(colour, rough=0.3, coat=0.5), g, (math.pi / 2, 0, 0))
    if saucer:
        studio.lathe([(1e-4, -0.01), (0.25, -0.02), (0.45, 0.05), (0.46, 0.035), (0.27, -0.05), (1e-4, -0.05)][::-1], studio.material(rim, rough=0.35, coat=0.4), g, 48)
    if steam:
        m = studio.material('#fff6e8', rough=1.0, glow=0.35)
        for k in (-1, 1):
            pts = [(0.08 * k + 0.09 * math.sin(2.2 * j + k), 0, 0.60 + 0.16 * j) for j in range(6)]
            studio.tube(pts, 0.030, m, g, [0.3, 0.9, 1.0, 0.8, 0.5, 0.1])
    return g


def tumbler(at, parent=None, size=1.0):
    """A brass tumbler for filter coffee."""
    m = studio.material('#dda63a', rough=0.2, metal=0.85)
    return studio.lathe([(1e-4, 0), (0.19, 0), (0.20, 0.03), (0.225, 0.46), (0.27, 0.50), (0.265, 0.51), (0.21, 0.47), (1e-4, 0.42)], m, parent, 48, at)


def board(at, size, turn, parent=None, face=BONE, frame=INK):
    """A board with a bar chart, a line and a disc; returns its group (x across, z up, -y to the front)."""
    w, h = size
    g = studio.empty(parent, at, (0, 0, turn))
    studio.slab((0, 0.06, 0), (w + 0.24, 0.12, h + 0.24), studio.material(frame, rough=0.5), g, round_=0.05)
    studio.slab((0, -0.02, 0), (w, 0.06, h), studio.material(face, rough=0.7), g, round_=0.02)
    bars = (0.22, 0.34, 0.30, 0.48, 0.66)
    bw = w * 0.085
    for i, b in enumerate(bars):
        studio.slab((-w * 0.36 + i * bw * 1.55, -0.09, -h * 0.40 + b * h * 0.36), (bw, 0.10, b * h * 0.72), studio.material((INK2, INK2, COBALT, LATERITE, SAFFRON)[i], rough=0.6), g, round_=0.03)
    pts = [(-w * 0.38 + i * w * 0.13, -0.16, -h * 0.05 + h * v) for i, v in enumerate((0.0, 0.10, 0.06, 0.20, 0.34))]
    studio.tube(pts, 0.045, studio.material(INK, rough=0.6), g)
    for q in pts[1:-1:2] + pts[-1:]:
        studio.ball(q, 0.09, studio.material(LATERITE, rough=0.5), g)
    studio.lathe([(1e-4, -0.04), (h * 0.15, -0.04), (h * 0.15, 0.04), (1e-4, 0.04)], studio.material(SAFFRON, rough=0.6), g, 64, (w * 0.32, -0.09, h * 0.24), (math.pi / 2, 0, 0))
    for i in range(3):
        studio.slab((w * 0.32, -0.08, -h * (0.10 + 0.11 * i)), (w * (0.26 - 0.05 * i), 0.07, h * 0.045), studio.material((SAND, SAND, LATERITE)[i], rough=0.7), g, round_=0.02)
    return g


def timeline(at, size, parent=None):
    """An editing wall: a frame with the sun over a ridge, and tracks of clips below."""
    w, h = size
    g = studio.empty(parent, at)
    studio.slab((0, 0.08, 0), (w + 0.3, 0.16, h + 0.3), studio.material('#0c0f26', rough=0.4), g, round_=0.08)
    studio.slab((0, -0.02, h * 0.21), (w * 0.62, 0.06, h * 0.50), studio.material('#e9852f', rough=0.7, glow=0.35), g, round_=0.02)
    studio.lathe([(1e-4, -0.01), (h * 0.14, -0.01), (h * 0.14, 0.02), (1e-4, 0.02)], studio.material('#ffe2a0', glow=0.6), g, 64, (w * 0.08, -0.07, h * 0.22), (math.pi / 2, 0, 0))
    v = [(w * 0.31 * (-1 + 2 * i / 40), -0.10, h * (-0.035 + 0.10 * math.exp(-(((i - 9) / 9) ** 2)) + 0.06 * math.exp(-(((i - 31) / 7) ** 2)))) for i in range(41)]
    base = [(x, y, -h * 0.04) for x, y, _ in v]
    studio.mesh('ridge', v + base, [(i, i + 1, 42 + i, 41 + i) for i in range(40)], studio.material('#7a2a16', rough=0.9), g, smooth=False)
    rng = random.Random(4)
    for row in range(4):
        x = -w * 0.47
        while x < w * 0.42:
            length = rng.uniform(0.05, 0.17) * w
            length = min(length, w * 0.47 - x)
            studio.slab((x + length / 2, -0.04, -h * (0.12 + 0.092 * row)), (length - 0.06, 0.08, h * 0.07), studio.material(rng.choice((LATERITE, SAFFRON, COBALT, SAND, '#5a63c8')), rough=0.6, glow=0.2), g, round_=0.03)
            x += length
    studio.slab((w * 0.06, -0.11, -h * 0.25), (0.05, 0.04, h * 0.44), studio.material(BONE, glow=0.5), g, round_=0.01)
    return g


def microphone(at, parent=None, height=1.2):
    m = studio.material('#15151f', rough=0.4, metal=0.4)
    x, y, z = at
    studio.tube([(x, y, z), (x, y - 0.02, z + height * 0.5), (x, y + 0.10, z + height * 0.85), (x, y + 0.22, z + height)], 0.035, m, parent)
    studio.ball((x, y + 0.26, z + height + 0.06), 0.15, m, parent, (1, 1, 1.25))


def lamp(at, parent=None, size=1.0):
    """A clay lamp with a flame."""
    g = studio.empty(parent, at, scale=size)
    studio.lathe([(1e-4, 0.0), (0.16, 0.0), (0.29, 0.12), (0.31, 0.19), (0.27, 0.19), (0.22, 0.12), (1e-4, 0.09)], studio.material('#a8421d', rough=0.7), g, 40)
    studio.lathe([(1e-4, 0.10), (0.065, 0.18), (0.075, 0.26), (0.045, 0.38), (1e-4, 0.52)], studio.material('#ffb53d', rough=0.6, glow=4.0), g, 24, (0, -0.20, 0.05))
    return g


def kolam(at, radius, parent=None):
    """A drawn floor pattern: petals, dots and rings in rice flour and colour."""
    g = studio.empty(parent, at)

    def disc(r0, r1, colour, z):
        studio.lathe([(r0, z), (r1, z)], studio.material(colour, rough=0.95), g, 128)

    disc(1e-4, radius, '#7d2710', 0.005)
    disc(radius * 0.955, radius * 0.975, BONE, 0.012)
    disc(1e-4, radius * 0.20, SAFFRON, 0.015)
    disc(1e-4, radius * 0.09, LATERITE, 0.02)
    line = studio.material('#fbf4e6', rough=0.9)
    for k, (n, inner, outer, width, colour) in enumerate(((8, 0.22, 0.58, 0.40, SAFFRON), (8, 0.50, 0.92, 0.34, COBALT))):
        for i in range(n):
            a = math.tau * (i + 0.5 * k) / n
            c, s = math.cos(a), math.sin(a)
            pts = []
            for j in range(21):
                t = j / 20
                r = inner + (outer - inner) * math.sin(math.pi * t) ** 0.8
                o = width * math.sin(math.tau * t) * -0.5
                pts.append((radius * (r * c - o * s * r), radius * (r * s + o * c * r), 0.03))
            n_pts = len(pts)
            studio.mesh('petal', [(x, y, 0.014 + 0.004 * k) for x, y, _ in pts[:-1]], [tuple(range(n_pts - 1))], studio.material(colour if (i + k) % 2 else (LATERITE if k else SAND), rough=0.95), g, smooth=False)
            studio.tube(pts, 0.030, line, g)
    for i in range(24):
        a = math.tau * i / 24
        studio.ball((radius * 0.885 * math.cos(a), radius * 0.885 * math.sin(a), 0.02), 0.055, line, g, (1, 1, 0.4), 12)
    return g


def bat(at, direction, parent=None):
    """A cricket bat: `at` is the top of the handle."""
    from mathutils import Vector

    g = studio.empty(parent, at)
    g.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    studio.lathe([(1e-4, 0.02), (0.085, 0.0), (0.075, -0.1), (0.07, -1.15), (1e-4, -1.2)][::-1], studio.material(LATERITE, rough=0.7), g, 24)
    studio.slab((0, 0, -2.35), (0.52, 0.17, 2.5), studio.material('#e3bd85', rough=0.5, coat=0.2), g, round_=0.07)
    studio.slab((0, -0.088, -2.0), (0.36, 0.01, 0.9), studio.material(SAFFRON, rough=0.6), g, round_=0.004)
    return g


def stumps(at, parent=None):
    m = studio.material('#e9cf9d', rough=0.5)
    for k in (-1, 0, 1):
        studio.lathe([(0.06, 0), (0.06, 2.6), (0.03, 2.66), (1e-4, 2.66)], m, parent, 20, (at[0] + 0.26 * k, at[1], at[2]))
    studio.tube([(at[0] - 0.32, at[1], at[2] + 2.7), (at[0], at[1], at[2] + 2.72), (at[0] + 0.32, at[1], at[2] + 2.7)], 0.04, studio.material(LATERITE, rough=0.5), parent)


def dunes(layers, cell=0.25):
    """Ridges that cross the picture: (y, height, amplitude, colour, phase) from far to near."""
    for y, height, amp, colour, phase in layers:
        n = 160
        xs = np.linspace(-26, 26, n)
        top = height + amp * (np.sin(xs * 0.23 + phase) + 0.4 * np.sin(xs * 0.57 + 2 * phase))
        v, rows = [], 7
        for j in range(rows):
            t = j / (rows - 1)
            v += [(x, y - 3.2 * t**0.8, h - 6.0 * t**1.6) for x, h in zip(xs, top)]
        f = [(j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1) for j in range(rows - 1) for i in range(n - 1)]
        studio.mesh('dune', v, f, studio.material(colour, rough=0.95))
        line = studio.material(studio.mix(colour, '#ffd9a0', 0.30), rough=0.9)
        for k in range(1, 5):
            t = 0.10 * k
            studio.tube([(x, y - 3.2 * t**0.8 - 0.03, h - 6.0 * t**1.6 + 0.02) for x, h in zip(xs[::3], top[::3])], 0.022, line)


def confetti(centre, spread, count, seed=3):
    rng = random.Random(seed)
    for _ in range(count):
        at = tuple(c + rng.uniform(-s, s) for c, s in zip(centre, spread))
        m = studio.material(rng.choice(BRIGHT + ('#e8632f',)), rough=0.6)
        rot = tuple(rng.uniform(0, 6.28) for _ in range(3))
        if rng.random() < 0.55:
            s = rng.uniform(0.10, 0.20)
            o = studio.mesh('tri', [(-s, 0, -s * 0.7), (s, 0, -s * 0.7), (0, 0, s)], [(0, 1, 2)], m, smooth=False)
        else:
            r = rng.uniform(0.07, 0.13)
            o = studio.lathe([(1e-4, 0), (r, 0)], m, None, 24)
        o.location, o.rotation_euler = at, rot


def headphones(parent, colour=SAFFRON):
    m = studio.material(INK, rough=0.35, coat=0.5)
    studio.tube([(1.12 * math.cos(a), 0.04, 0.14 + 1.38 * math.sin(a)) for a in (math.pi * i / 18 for i in range(19))], 0.075, m, parent)
    for s in (-1, 1):
        for profile, mat in (([(1e-4, -0.12), (0.27, -0.12), (0.31, -0.05), (0.31, 0.05), (0.26, 0.10), (1e-4, 0.12)], m), ([(0.12, 0.0), (0.28, 0.0), (0.31, -0.12), (0.27, -0.17), (0.14, -0.17)], studio.material(colour, rough=0.6))):
            studio.lathe(profile if mat is m else profile[::-1], mat, parent, 40, (s * 1.08, 0.04, 0.02), (0, s * math.pi / 2, 0))
