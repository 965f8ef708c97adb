"""Hair: a cap grown out of the skull with combed grooves, and locks, curls, plaits and buns joined to it."""
import math
import random

import numpy as np

import studio
from sdf import ball, capsule, ellipsoid, smooth_min, step


def forward(f):
    """cos of the angle to the front, round the vertical axis."""
    return -f.y / np.sqrt(f.x**2 + f.y**2 + 1e-6)


def hairline(f, front=0.62, temple=0.42, side=0.02, back=-0.62):
    """Height below which the scalp is bare, all the way round."""
    w = forward(f)
    h = side + (temple - side) * step(0.30, 0.66, w) + (front - temple) * step(0.66, 0.92, w)
    return h + (back - side) * step(0.05, -0.45, w)


def grown(base, line, thick, groove=0.0, edge=0.15):
    mask = step(-0.05, edge, base.z - line)
    return base.like(base.d + 0.06 - (thick + 0.06) * mask - groove * mask)


def combed_back(f, n=26, amp=0.014):
    return amp * np.sin(n * f.x + 2.0 * np.sin(3 * f.y)) + 0.4 * amp * np.sin(2.3 * n * f.x)


def combed_to(f, point, n=30, amp=0.013):
    """Grooves that run towards a point (a bun, a pony tail)."""
    px, pz = f.x - point[0], f.z - point[2] - 0.35 * (f.y - point[1])
    return amp * np.sin(n * np.arctan2(px, np.abs(pz) + 0.25)) * np.ones_like(f.y)


def parted(f, at, n=22, amp=0.014):
    """Grooves that fall away to both sides of a parting."""
    return amp * np.sin(n * f.y + 3 * np.abs(f.x - at) + 6 * f.z) - 0.05 * np.exp(-(((f.x - at) / 0.035) ** 2)) * step(0.75, 0.95, f.z) * step(0.5, 0.1, f.y)


def strand(f, points, r, k=0.05):
    """A lock along a polyline, with the radius fading to its end."""
    n = len(points)
    f.chain(points, [r * (1 - 0.55 * (i / (n - 1)) ** 2) for i in range(n)], k)


def over(path, out=0.06):
    """A front lock that lies on the skull: (x, y) pairs, then points given with their own height."""
    points = []
    for q in path:
        if len(q) == 3:
            points.append(q)
        else:
            x, y = q
            inside = max(0.02, 1 - (x / 0.80) ** 2 - ((y - 0.12) / 0.93) ** 2)
            points.append((x, y, 0.30 + 0.85 * math.sqrt(inside) + out))
    return points


def fibonacci(n):
    for i in range(n):
        y = 1 - 2 * (i + 0.5) / n
        r, t = math.sqrt(1 - y * y), i * 2.399963
        yield r * math.cos(t), y, r * math.sin(t)


def falling(f, length, rng, wave=0.05, spread=0.10, count=17, from_=-0.30, r=0.13, front_open=0.0, frequency=5.2):
    """Locks that hang from the crown round sides and back. Angles: 0 is the wearer's left, pi/2 the back."""
    for i in range(count):
        a = from_ + (math.pi - 2 * from_) * i / (count - 1)
        c, s = math.cos(a), math.sin(a)
        phase, end = rng.random() * 1.2 + i * 0.35, length + rng.uniform(-0.10, 0.10)
        points, steps = [], 15
        for j in range(steps + 1):
            t = j / steps
            z = 0.85 + (end - 0.85) * t
            bulge = math.sin(min(1, (0.98 - z) / 0.75) * math.pi / 2) if z > 0.2 else 1
            out = bulge * (1 + spread * max(0, 0.2 - z) / 1.2)
            wob = wave * max(0, 0.35 - z) ** 0.6 * math.sin(z * frequency + phase)
            points.append((c * (0.88 * out + wob) , s * (0.97 * out + wob) + 0.06 - front_open * max(0, -s), z))
        strand(f, points, r, 0.045)


def curls(f, centre, radii, n, size, rng, floor=-0.5, face=-0.55, brow=0.70):
    f.add(ellipsoid(centre, [v * 0.93 for v in radii]), 0.1)
    for x, y, z in fibonacci(n):
        p = (centre[0] + x * radii[0], centre[1] + y * radii[1], centre[2] + z * radii[2])
        if p[2] < floor or (p[1] < face and p[2] < brow):
            continue
        f.add(ball([c + rng.uniform(-0.02, 0.02) for c in p], size * rng.uniform(0.85, 1.15)), 0.035)


def face_window(f, brow=0.56, width=0.66):
    """Remove hair that covers the face."""
    x, y, z = f.x, f.y, f.z
    d = np.maximum(np.sqrt((x / width) ** 2 + (np.minimum(z - 0.05, 0) / 1.2 + np.maximum(z - 0.05, 0) / (brow - 0.05)) ** 2) - 1, y + 0.42)
    f.keep(-0.5 * d + 0 * x, 0.08)


def plait(points, mat, parent, r=0.15, base=None):
    """A three-strand plait along a path: three crossing tubes."""
    path = np.asarray(points, float)
    n = 90
    seg = np.linspace(0, len(path) - 1, n)
    p = np.stack([np.interp(seg, np.arange(len(path)), path[:, i]) for i in range(3)], 1)
    for k in range(3):
        line, radii = [], []
        for i, q in enumerate(p):
            t, a = i / n, i * 0.42 + k * math.tau / 3
            taper = 1 - 0.45 * t
            line.append(q + np.array([r * 0.75 * taper * math.sin(a), -r * 0.42 * taper * math.sin(2 * a), 0]))
            radii.append(taper)
        studio.tube(line, r * 0.72, mat, parent, radii)
    end = p[-1]
    studio.ring(end, r * 0.36, 0.035, studio.material(studio.SAFFRON, rough=0.6), parent)
    studio.tube([end, end + (0.02, 0, -0.12), end + (0, 0.02, -0.26)], r * 0.42, mat, parent, [0.8, 1.1, 0.1])


def build(p, base, parent):
    kind = p['hair']
    if kind in (None, 'none'):
        return
    rng = random.Random(p['seed'])
    mat = studio.material(p['hair_colour'], rough=0.55, coat=0.06, sheen=0.15, weave=0.8 if kind in ('crop', 'sides', 'twists') else 0.25)
    f = base
    recede = p['recede']
    h = None
    if kind == 'swept':  # short sides, the top combed across
        h = grown(f, hairline(f, 0.62 + recede, 0.46 + recede * 1.5, 0.06, -0.55), 0.05, combed_back(f, 22, 0.006))
        for i in range(11):
            y = -0.68 + 0.105 * i
            lift = 0.05 * math.sin(i * 1.7) + 0.12 * math.exp(-i / 2.5)
            root = max(0.08, 0.40 - 0.02 * i)
            path = over([(root, y + 0.10), (root - 0.22, y + 0.03)], 0.03 + lift) + over([(-0.20, y + 0.02), (-0.46, y + 0.12 + 0.01 * i)], 0.05 + lift * 0.8) + over([(-0.64, y * 0.8 + 0.16)], 0.02)
            strand(h, path, 0.125, 0.05)
    elif kind == 'crop':
        h = grown(f, hairline(f, 0.62 + recede, 0.44 + recede, 0.04, -0.55), 0.045 + 0.05 * step(0.5, 1.0, f.z), 0.014 * np.sin(19 * f.x + 3 * f.y) * np.sin(17 * f.y + 12 * f.z) + 0.008 * np.sin(31 * f.x))
    elif kind == 'quiff':  # locks that rise from the brow and fall back
        h = grown(f, hairline(f, 0.60, 0.44, 0.08, -0.5), 0.055, combed_back(f, 20, 0.006))
        for i in range(9):
            x = -0.56 + 0.14 * i
            lift, lean = 0.16 + 0.09 * math.sin(i * 2.1 + 1) + 0.05 * rng.random(), 0.10 * math.sin(i * 1.7)
            points = over([(x * 0.95, -0.66 + 0.4 * x * x), (x + 0.06, -0.74 + 0.4 * x * x, 0.96 + lift * 0.7 - 0.5 * x * x), (x + 0.14 + lean * 0.5, -0.45, 1.16 + lift * 0.7 - 0.5 * x * x), (x + 0.12, 0.0, 1.20 + lift * 0.25 - 0.5 * x * x), (x * 0.8, 0.5)], 0.0)
            strand(h, points, 0.135, 0.045)
    elif kind == 'fringe-crop':
        h = grown(f, hairline(f, 0.56, 0.40, 0.0, -0.6), 0.075, combed_back(f, 22, 0.01))
        for i in range(10):
            x = -0.60 + 0.133 * i
            strand(h, over([(x * 0.5, 0.2), (x * 0.8, -0.35), (x + 0.03, -0.80 + 0.35 * x * x, 0.70), (x + 0.07, -0.84 + 0.45 * x * x, 0.44 + 0.05 * math.sin(i * 1.9))]), 0.12, 0.045)
    elif kind == 'combed-back':  # the sides end at the height of the ears
        h = grown(f, hairline(f, 0.62 + recede, 0.44 + recede, 0.03, -0.5), 0.08 + 0.09 * step(0.45, 0.9, f.z), combed_back(f, 20, 0.02))
        for s in (-1, 1):
            for i in range(4):
                strand(h, [(s * (0.76 - 0.03 * i), -0.22 + 0.12 * i, 0.50 - 0.04 * i), (s * 0.85, 0.15 + 0.1 * i, 0.40 - 0.08 * i), (s * 0.78, 0.50, 0.26 - 0.10 * i), (s * 0.58, 0.80, 0.16 - 0.12 * i)], 0.10, 0.06)
    elif kind == 'sides':  # bald on top
        w = forward(f)
        band = step(0.56, 0.40, f.z) * step(0.35, 0.10, w) * step(-0.70, -0.60, f.z)
        h = f.like(f.d + 0.06 - (0.10 + 0.008 * np.sin(26 * f.z + 4 * f.y)) * band)
    elif kind == 'curly':
        h = grown(f, hairline(f, 0.58, 0.44, 0.02, -0.6), 0.06)
        curls(h, (0, 0.14, 0.52), (0.90, 0.98, 0.80), 190, 0.145, rng, -0.30, -0.50, 0.70)
        face_window(h, 0.62, 0.70)
    elif kind == 'afro':
        h = grown(f, hairline(f, 0.58, 0.42, -0.05, -0.5), 0.07)
        curls(h, (0, 0.26, 0.52), (1.20, 1.02, 1.08), 520, 0.125, rng, -0.50, -0.60, 0.78)
        face_window(h, 0.60, 0.72)
    elif kind == 'twists':
        h = grown(f, hairline(f, 0.60, 0.46, 0.10, -0.45), 0.030, 0.004 * np.sin(40 * f.x) * np.sin(40 * f.y))
        for x, y, z in fibonacci(210):
            if z < 0.36:
                continue
            root = np.array([x * 0.80, 0.12 + y * 0.93, 0.30 + z * 0.85])
            if root[1] < -0.45 and root[2] < 0.72:
                continue
            d = np.array([x, y, z + 0.5]) + np.array([rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.1), 0])
            d /= np.linalg.norm(d)
            tip = root + d * rng.uniform(0.22, 0.32)
            h.chain([root, (root + tip) / 2 + np.array([rng.uniform(-0.04, 0.04), 0, 0.03]), tip], [0.080, 0.074, 0.058], 0.018)
    elif kind in ('bun', 'plait'):
        point = (0, 0.85, 0.25)
        h = grown(f, hairline(f, 0.62, 0.42, 0.02, -0.55), 0.085, parted(f, p['part'], 18, 0.006) + combed_to(f, point, 34, 0.012))
        if kind == 'bun':
            h.add(ellipsoid((0.0, 0.62, 0.98), (0.40, 0.36, 0.34)), 0.10)
            s, x, y, z = h.block(ellipsoid((0.0, 0.62, 0.98), (0.5, 0.5, 0.5)), 0.0)
            h.d[s] += 0.016 * np.sin(5 * np.arctan2(x, y - 0.62) + 14 * z) * step(0.2, 0.0, h.d[s])
        else:
            plait([(0.15, 0.98, 0.0), (0.55, 0.88, -0.45), (0.82, 0.45, -0.95), (0.80, -0.05, -1.32), (0.74, -0.46, -1.75), (0.70, -0.62, -2.2), (0.68, -0.64, -2.6)], mat, parent)
    elif kind == 'bob':
        h = grown(f, hairline(f, 0.50, 0.36, -0.1, -0.6), 0.12, combed_back(f, 18, 0.010))
        falling(h, -0.62, rng, 0.0, -0.08, 25, -0.36, 0.12)
        for i in range(11):
            x = -0.62 + 0.124 * i
            strand(h, over([(x * 0.35, 0.15), (x * 0.70, -0.30), (x * 0.88, -0.60 + 0.1 * x * x), (x * 1.0, -0.81 + 0.42 * x * x, 0.60), (x * 1.02, -0.86 + 0.50 * x * x, 0.36 + 0.08 * x * x)], 0.05), 0.115, 0.04)
    elif kind == 'long-fringe':
        h = grown(f, hairline(f, 0.50, 0.36, -0.1, -0.6), 0.11, combed_back(f, 18, 0.010))
        falling(h, -1.95, rng, 0.006, 0.13, 27, -0.34, 0.115)
        for i in range(10):
            x = -0.60 + 0.133 * i
            strand(h, over([(x * 0.35, 0.15), (x * 0.70, -0.30), (x * 0.88, -0.60 + 0.1 * x * x), (x * 1.0, -0.81 + 0.42 * x * x, 0.60), (x * 1.12 + 0.03, -0.85 + 0.52 * x * x, 0.38 - 0.12 * x * x)], 0.05), 0.11, 0.04)
    elif kind in ('long', 'wavy', 'shoulder'):
        length = {'long': -2.1, 'wavy': -2.0, 'shoulder': -1.28}[kind]
        wave = {'long': 0.008, 'wavy': 0.085, 'shoulder': 0.075}[kind]
        h = grown(f, hairline(f, 0.62, 0.42, -0.1, -0.6), 0.13, parted(f, p['part'], 18, 0.013))
        falling(h, length, rng, wave, 0.18 if kind != 'long' else 0.12, 27, -0.26, 0.118)
        for s in (-1, 1):  # the two wings that leave the parting and frame the face
            for i in range(7):
                b = 0.065 * i
                points = over([(p['part'] + s * 0.05, -0.42 + b * 1.6), (p['part'] * 0.6 + s * 0.30, -0.52 + b * 1.4), (p['part'] * 0.3 + s * 0.54, -0.42 + b * 1.2)], 0.03) + [(s * 0.80, -0.42 + b, 0.30), (s * 0.90, -0.28 + b * 0.8, -0.10), (s * (0.95 + wave), -0.24 + b * 0.5, -0.55), (s * (0.90 - wave), -0.30 + b * 0.3, -0.95), (s * 0.98, -0.36 + b * 0.2, max(length + 0.1, -1.5))]
                if length < -1.6:
                    points.append((s * 0.92, -0.44 + b * 0.2, length + 0.05 * i))
                strand(h, points, 0.115, 0.035)
    elif kind == 'pixie':
        h = grown(f, hairline(f, 0.56, 0.38, -0.12, -0.65), 0.10, combed_back(f, 20, 0.008))
        for i in range(11):
            x = -0.35 + 0.10 * i
            strand(h, over([(-0.40 + 0.03 * i, 0.25), (-0.36 + 0.06 * i, -0.25), (-0.34 + 0.085 * i, -0.55), (-0.26 + 0.085 * i, -0.76 + 0.45 * (-0.26 + 0.085 * i) ** 2, 0.66), (-0.18 + 0.080 * i, -0.80 + 0.5 * (-0.18 + 0.08 * i) ** 2, 0.46 - 0.012 * i)], 0.04), 0.10, 0.035)
        for s in (-1, 1):
            strand(h, [(s * 0.72, -0.40, 0.55), (s * 0.80, -0.38, 0.20), (s * 0.80, -0.34, -0.10)], 0.09, 0.06)
    else:
        raise ValueError(f'unknown hair: {kind}')
    v, q = h.mesh(1)
    studio.mesh('hair', v, q, mat, parent)
