"""Heads: skull, jaw, nose, lips, lids, ears, with skin tints; then eyes, brows, beard and glasses.

Units: a head is about 2.3 high and centred on the origin; x to its left, -y forward, z up.
"""
import math

import numpy as np

import studio
from sdf import Field, ball, capsule, ellipsoid, polygon, smooth_max, smooth_min, step

EYE_X, EYE_Y, EYE_Z, EYE_R = 0.315, -0.64, 0.02, 0.195


def rgb(colour):
    return np.array(studio.linear(colour)[:3])


def skull(p, cell):
    """Cranium, jaw, cheeks: the ground on which face, hair and headwear are built."""
    f = Field((-1.5, -1.5, -1.5), (1.5, 1.6, 1.75), cell)
    jaw, chin, full = p['jaw'], p['chin'], p['full']
    f.add(ellipsoid((0, 0.12, 0.30), (0.80, 0.93, 0.85)))
    f.add(ellipsoid((0, -0.17, -0.20), (0.645 * (0.5 + 0.5 * jaw) + 0.02 * full, 0.65, 0.71)), 0.3)
    for s in (-1, 1):
        f.add(capsule((s * 0.57 * jaw, 0.02, -0.46), (s * 0.15 * jaw, -0.54, -0.755 - 0.05 * chin), 0.19, 0.165), 0.25)
        lift = 0.05 * p['smile']
        f.add(ball((s * 0.40, -0.52 - 0.02 * p['smile'], -0.20 + lift), 0.27 + 0.03 * full), 0.26)
        if full > 0.4:
            f.add(ball((s * 0.42, -0.36, -0.50), 0.24 + 0.06 * full), 0.25)
    f.add(ball((0, -0.62, -0.765 - 0.05 * chin), 0.185 + 0.12 * (jaw - 1)), 0.22)
    f.add(capsule((-0.36, -0.70, 0.26), (0.36, -0.70, 0.26), 0.11 + 0.03 * p['brow_ridge']), 0.22)
    return f


def mouth_curve(p, dz, dy=0.0, n=13, width=None):
    w, c = (width or p['mouth']) * 0.27, -0.545
    out = []
    for i in range(n):
        t = -1 + 2 * i / (n - 1)
        rise = 0.105 * p['smile'] * t * t + p['smirk'] * 0.035 * t
        out.append((w * t, -0.862 + 0.15 * t * t + dy, c + rise + dz * (1 - t * t) ** 0.8))
    return out


def lips(p):
    """(upper, lower, line): polylines with radii."""
    n, gap, full = 13, p['open'] * 0.125, p['lips']
    ts = [-1 + 2 * i / (n - 1) for i in range(n)]
    upper = mouth_curve(p, 0.026 + gap * 0.35)
    upper = [(x, y, z - 0.012 * math.exp(-((t / 0.16) ** 2))) for (x, y, z), t in zip(upper, ts)]
    lower = mouth_curve(p, -0.052 - gap * 0.9, 0.012)
    ru = [0.012 + 0.040 * full * (1 - t * t) ** 0.6 for t in ts]
    rl = [0.012 + 0.052 * full * (1 - t * t) ** 0.6 for t in ts]
    return (upper, ru), (lower, rl), (mouth_curve(p, -0.012 - gap * 0.15, -0.05), [0.013] * n)


def chain_distance(points, radii, v):
    d = np.full(len(v), 9.0)
    for (a, b), (ra, rb) in zip(zip(points, points[1:]), zip(radii, radii[1:])):
        d = np.minimum(d, capsule(a, b, ra, rb).distance(v[:, 0], v[:, 1], v[:, 2]))
    return d


def eye_frame(side, p):
    """Centre of an eye and the tilt of its corners."""
    return np.array([side * EYE_X * p['eye_gap'], EYE_Y, EYE_Z]), side * p['eye_tilt']


def lids(f, side, p):
    c, tilt = eye_frame(side, p)
    f.cut(ball(c, EYE_R + 0.012), 0.10)
    s, x, y, z = f.block(ball(c, EYE_R + 0.06), 0.1)
    px, py, pz = x - c[0], y - c[1], z - c[2]
    ct, st = math.cos(tilt), math.sin(tilt)
    px, pz = ct * px + st * pz, -st * px + ct * pz
    fwd = -py
    up, low = math.radians(p['lid_up']), math.radians(p['lid_low'])
    r = np.sqrt(px**2 + py**2 + pz**2)
    upper = smooth_max(r - (EYE_R + 0.034), fwd * math.sin(up) - pz * math.cos(up), 0.018)
    lower = smooth_max(r - (EYE_R + 0.026), pz * math.cos(low) + fwd * math.sin(low), 0.018)
    f.d[s] = smooth_min(f.d[s], np.minimum(upper, lower).astype(np.float32), 0.045)


def sculpt(p, base):
    """The skin of the head, from the skull."""
    f = base.like(base.d)
    for s in (-1, 1):
        f.cut(ellipsoid((s * EYE_X, -0.93, 0.05), (0.22, 0.17, 0.16)), 0.16)
    nw, nl = p['nose_width'], p['nose_length']
    tip = -0.24 - 0.05 * nl
    f.add(capsule((0, -0.735, 0.16), (0, -0.90 - 0.03 * nl, tip + 0.05), 0.060 + 0.012 * nw, 0.085 + 0.012 * nw), 0.15)
    f.add(ellipsoid((0, -0.955 - 0.03 * nl, tip), (0.105 * (0.7 + 0.3 * nw), 0.10, 0.092)), 0.09)
    for s in (-1, 1):
        f.add(ellipsoid((s * 0.108 * nw, -0.865, tip - 0.02), (0.072, 0.095, 0.068)), 0.065)
        f.cut(ellipsoid((s * 0.062 * nw, -0.935, tip - 0.088), (0.032, 0.045, 0.028)), 0.03)
        lids(f, s, p)
    # mouth: muzzle, lips, the line between them or an open smile
    f.add(ellipsoid((0, -0.60, -0.53), (0.33, 0.245, 0.24)), 0.2)
    upper, lower, line = lips(p)
    f.chain(*upper, k=0.035)
    f.chain(*lower, k=0.035)
    f.cut(ball((0, -0.905, -0.405), 0.035), 0.05)
    f.cut(ellipsoid((0, -0.92, -0.70), (0.13, 0.07, 0.045)), 0.09)
    for s in (-1, 1):
        corner = (s * p['mouth'] * 0.285, -0.72, -0.54 + 0.105 * p['smile'] + s * p['smirk'] * 0.035)
        if not p['open']:
            f.cut(ball(corner, 0.022), 0.05)
        if p['age'] > 38 or p['smile'] > 0.8:
            depth = 0.018 + 0.014 * max(0, (p['age'] - 38) / 25)
            f.cut(capsule((s * 0.20 * nw, -0.91, -0.30), (s * 0.37, -0.77, -0.50), depth * 0.8, depth * 0.5), 0.08)
    if p['open']:
        g = p['open']
        mid, w = -0.545 - 0.045 * g, p['mouth'] * 0.235
        s, x, y, z = f.block(ellipsoid((0, -0.86, mid), (w, 0.16, 0.15)), 0.05)
        t = np.clip(x / w, -1, 1)
        arc = 0.105 * p['smile'] * t * t
        half = 0.062 * g * (1 - t**2) ** 0.7
        d = np.maximum(np.abs(z - (mid + 0.010 * g + arc)) - half, np.abs(x) - w)
        f.d[s] = smooth_max(f.d[s], -np.maximum(d, y + 0.70).astype(np.float32), 0.022)
    else:
        for a, b in zip(line[0], line[0][1:]):
            f.cut(capsule(a, b, 0.024), 0.02)
    if p['ears']:
        for s in (-1, 1):
            f.add(ellipsoid((s * 0.80, 0.10, -0.02), (0.075, 0.17, 0.24)), 0.06)
            f.add(ball((s * 0.785, 0.03, -0.22), 0.085), 0.07)
            f.cut(ellipsoid((s * 0.895, 0.06, 0.02), (0.055, 0.085, 0.135)), 0.05)
    return f


def tints(p, v):
    skin = rgb(p['skin'])
    warm = rgb(studio.mix(p['skin'], '#d2341c', 0.34))
    deep = rgb(studio.mix(p['skin'], '#3a0f08', 0.34))
    light = rgb(studio.mix(p['skin'], '#ffe2bd', 0.16))
    colour = np.tile(skin, (len(v), 1))

    def blend(target, w):
        colour[:] = colour * (1 - w[:, None]) + target * w[:, None]

    x, y, z = v[:, 0], v[:, 1], v[:, 2]
    front = step(-0.2, -0.6, y)
    blend(light, 0.55 * front * np.exp(-((x / 0.4) ** 2 + ((z - 0.5) / 0.3) ** 2)))
    blend(light, 0.5 * front * np.exp(-((x / 0.07) ** 2 + ((z - 0.0) / 0.22) ** 2)))
    for s in (-1, 1):
        blend(warm, 0.42 * front * np.exp(-(((x - s * 0.43) / 0.20) ** 2 + ((z + 0.24) / 0.16) ** 2)))
        blend(deep, (0.30 + 0.25 * p['eyeshadow']) * front * np.exp(-(((x - s * EYE_X) / 0.20) ** 2 + ((z - 0.13) / 0.085) ** 2)))
        blend(deep, 0.16 * front * np.exp(-(((x - s * EYE_X) / 0.17) ** 2 + ((z + 0.17) / 0.05) ** 2)))
        blend(warm, 0.45 * step(0.72, 0.84, np.abs(x)) * step(0.35, 0.2, np.abs(z)))
    blend(warm, 0.30 * np.exp(-((x / 0.13) ** 2 + ((y + 0.97) / 0.12) ** 2 + ((z + 0.27) / 0.1) ** 2)))
    if p['stubble']:
        blend(rgb(studio.mix(p['skin'], p['hair_colour'], 0.55)), p['stubble'] * beard_mask(p, x, y, z, 0.1))
    upper, lower, _ = lips(p)
    lip = rgb(p['lip_colour'] or studio.mix(p['skin'], '#7c2420' if p['woman'] else '#5a2326', 0.45 if p['woman'] else 0.40))
    d = np.minimum(chain_distance(*upper, v), chain_distance(*lower, v))
    blend(lip, step(0.022, -0.004, d))
    if p['open']:
        w, t = p['mouth'] * 0.235, np.clip(x / (p['mouth'] * 0.27), -1, 1)
        mid = -0.545 - 0.035 * p['open'] + 0.105 * p['smile'] * t * t
        deep_in = step(0.035, 0.065, y - (-0.862 + 0.15 * t * t)) * step(1.0, 0.9, np.abs(x) / w) * step(0.085, 0.065, np.abs(z - mid))
        blend(rgb('#4a0f12'), deep_in)
    return colour


def beard_mask(p, x, y, z, soft):
    """1 where a full beard grows: jaw and chin below a line from the sideburn to the lip."""
    ax = np.abs(x)
    top = -0.40 + 0.42 * step(0.42, 0.74, ax) - 0.06 * step(0.30, 0.10, ax)
    m = step(soft, -soft, z - top) * step(0.04, -0.16, y)
    lip = (x / (0.205 * p['mouth'])) ** 2 + ((z + 0.562 + 0.03 * p['open'] - 0.09 * p['smile'] * (x / 0.27) ** 2) / (0.054 + 0.075 * p['open'])) ** 2
    m = m * step(0.6, 1.35, lip)
    tache = step(0.36, 0.27, ax) * step(soft, -soft, z + 0.375 + 0.30 * ax * ax) * step(-0.60, -0.72, y)
    return np.maximum(m, tache * step(0.6, 1.35, lip)) * step(-1.18, -1.02, z)


def beard(p, head, kind):
    """A beard grown out of the skin. Kinds: full, boxed, goatee, moustache."""
    x, y, z = head.x, head.y, head.z
    m = beard_mask(p, x, y, z, 0.035)
    ax = np.abs(x)
    chin = step(-0.45, -0.85, z)
    if kind == 'moustache':
        m = step(0.40, 0.30, ax) * step(0.03, -0.03, z + 0.385 + 0.55 * ax * ax) * step(-0.03, 0.03, z + 0.495 + 0.75 * ax * ax - 0.1 * p['smile'] * ax) * step(-0.60, -0.72, y)
        thick = 0.060
    elif kind == 'goatee':
        m = m * np.maximum(step(0.36, 0.26, ax), 0)
        thick = 0.035 + 0.05 * chin
    elif kind == 'boxed':
        thick = 0.030 + 0.020 * chin
    elif kind == 'long':
        thick = 0.065 + 0.16 * chin
    else:
        thick = 0.045 + 0.075 * chin
    if kind != 'moustache':
        thick = thick * (1 - 0.55 * step(-0.40, 0.0, z)) * (0.35 + 0.65 * step(0.15, -0.40, y))
    grain = 0.0045 * np.sin(38 * np.arctan2(x, -y) + 4 * np.sin(4 * z)) + 0.004 * np.sin(23 * np.arctan2(x, -y) - 7 * z)
    return head.like(head.d + 0.035 - (thick + 0.035 + grain) * m)


def eyes(p, parent):
    white = studio.material('#efe6dc', rough=0.3, coat=0.6)
    iris = studio.material(p['iris'], rough=0.35, coat=1.0)
    rim = studio.material(studio.mix(p['iris'], '#050306', 0.75), rough=0.35, coat=1.0)
    pupil = studio.material('#070508', rough=0.2, coat=1.0)
    spark = studio.material('#ffffff', rough=0.4, glow=1.6)
    lash = studio.material('#0d090b', rough=0.7)
    gx, gz = p['gaze'][0] - 0.5 * p['turn'], p['gaze'][1]
    for s in (-1, 1):
        c, tilt = eye_frame(s, p)
        g = studio.empty(parent, c, (math.pi / 2 + gz, 0, gx - 0.03 * s))
        bands = [(0.0, 0.27, pupil), (0.27, 0.52, iris), (0.52, 0.60, rim), (0.60, math.pi, white)]
        for a, b, m in bands:
            r = EYE_R * (1.015 if m is not white else 1)
            steps = 6 if m is not white else 24
            profile = [(r * math.sin(t) + 1e-5, r * math.cos(t)) for t in (a + (b - a) * i / steps for i in range(steps + 1))]
            studio.lathe(profile[::-1], m, g, 48, angle=None)
        studio.ball((c[0] - 0.040, c[1] - EYE_R * 0.985, c[2] + 0.052), 0.021, spark, parent)
        studio.ball((c[0] + 0.040, c[1] - EYE_R * 1.0, c[2] - 0.036), 0.009, spark, parent)
        up = math.radians(p['lid_up'])
        points, radii = [], []
        r = EYE_R + 0.030
        for i in range(15):
            az = math.radians(-78 + 156 * i / 14)
            q = np.array([r * math.sin(az), -r * math.cos(az) * math.cos(up), r * math.cos(az) * math.sin(up)])
            out = (i / 14) if s > 0 else 1 - i / 14
            if p['lashes'] > 0.5 and out > 0.82:
                q = q + np.array([s * 0.05, 0, 0.055]) * (out - 0.82) / 0.18
            ct, st = math.cos(tilt), math.sin(tilt)
            points.append((c[0] + ct * q[0] - st * q[2], c[1] + q[1], c[2] + st * q[0] + ct * q[2]))
            radii.append((0.35 + 0.65 * math.sin(math.pi * (0.15 + 0.7 * out))) * (1.15 if out > 0.5 else 0.85))
        studio.tube(points, 0.008 + 0.009 * p['lashes'], lash, parent, radii)


def brows(p, head, parent):
    m = studio.material(studio.mix(p['brow_colour'] or p['hair_colour'], p['skin'], 0.18), rough=0.85)
    th, arch, raise_ = p['brow'] * 1.08, p['brow_arch'], p['brow_raise']
    for s in (-1, 1):
        points = []
        shape = ((0.125, 0.285), (0.205, 0.318), (0.31, 0.330 + 0.018 * arch), (0.41, 0.312 + 0.012 * arch), (0.495, 0.250))
        for x, z in shape:
            points.append(head.front(s * x * p['eye_gap'], z + raise_ + p['brow_frown'] * (x - 0.3) * 0.25, -0.010 * th - 0.004))
        studio.tube(points, 0.036 * th, m, parent, [0.50, 1.05, 1.05, 0.80, 0.20])


def mouth_line(p, head, parent):
    """The line between closed lips, drawn a little past the corners."""
    if p['open']:
        return
    points = []
    for x, _, z in mouth_curve(p, -0.012, n=15, width=p['mouth'] * 1.06):
        points.append(head.front(x, z, -0.004))
    n = len(points)
    radii = [0.30 + 0.70 * math.sin(math.pi * i / (n - 1)) ** 0.6 for i in range(n)]
    studio.tube(points, 0.0105, studio.material(studio.mix(p['skin'], '#1c0405', 0.80), rough=0.7), parent, radii)


def teeth(p, parent):
    if not p['open']:
        return
    w, g = p['mouth'] * 0.24, p['open']
    f = Field((-0.4, -0.95, -0.8), (0.4, -0.4, -0.3), 0.012)
    t = f.x / w
    arc = 0.105 * p['smile'] * t**2
    front = -0.812 + 0.16 * t**2 + 0.004 * np.abs(np.sin(t * 9.5))
    d = np.maximum(np.abs(f.z - (-0.520 - 0.012 * g + arc)) - 0.040 * (0.6 + 0.4 * g), np.abs(f.y - front - 0.05) - 0.05)
    f.d[:] = smooth_max(d, np.abs(f.x) - w, 0.02)
    v, q = f.mesh(2)
    studio.mesh('teeth', v, q, studio.material('#f3ece0', rough=0.3, coat=0.3), parent)


def glasses(p, parent):
    kind, colour = p['glasses']
    metal = kind == 'wire'
    m = studio.material(colour, rough=0.28, metal=0.85 if metal else 0, coat=0 if metal else 0.7)
    r, thick = (0.235, 0.014) if metal else (0.245, 0.026)
    power = 4.0 if kind == 'square' else 2.2
    for s in (-1, 1):
        loop = []
        for i in range(44):
            t = math.tau * i / 40
            cx, cz = math.cos(t), math.sin(t)
            n = (abs(cx) ** power + abs(cz) ** power) ** (-1 / power)
            x = s * 0.335 + r * 1.1 * n * cx
            loop.append((x, -0.955 + 0.16 * max(0, abs(x) - 0.25) ** 1.3, 0.01 + r * 0.92 * n * cz))
        studio.tube(loop, thick, m, parent)
        studio.tube([(s * 0.59, -0.90, 0.07), (s * 0.72, -0.80, 0.09), (s * 0.80, -0.4, 0.10), (s * 0.83, 0.05, 0.08)], thick * 0.9, m, parent)
    studio.tube([(-0.10, -0.965, 0.05), (-0.05, -0.99, 0.085), (0.05, -0.99, 0.085), (0.10, -0.965, 0.05)], thick * 0.9, m, parent)


def jewels(p, parent, head):
    gold = studio.material('#e0a030', rough=0.22, metal=0.9)
    for s in (-1, 1):
        at = (s * 0.83, -0.01, -0.31)
        if p['earrings'] == 'hoops':
            studio.ring((at[0], at[1], at[2] - 0.17), 0.175, 0.022, gold, parent, (0, math.pi / 2, 0.5 * s))
        elif p['earrings'] == 'small-hoops':
            studio.ring((at[0], at[1], at[2] - 0.06), 0.075, 0.018, gold, parent, (0, math.pi / 2, 0.5 * s))
        elif p['earrings'] == 'studs':
            studio.ball((at[0] + s * 0.02, at[1] - 0.05, at[2] + 0.06), 0.04, gold, parent)
        elif p['earrings'] == 'jhumka':
            studio.ball((at[0] + s * 0.02, at[1] - 0.05, at[2] + 0.06), 0.042, gold, parent)
            studio.lathe([(0.001, 0), (0.06, -0.02), (0.105, -0.10), (0.115, -0.16), (0.10, -0.165), (0.001, -0.12)][::-1], gold, parent, 32, (at[0] + s * 0.02, at[1] - 0.05, at[2] + 0.02))
            for k in range(8):
                a = math.tau * k / 8
                studio.ball((at[0] + s * 0.02 + 0.10 * math.cos(a), at[1] - 0.05 + 0.10 * math.sin(a), at[2] - 0.165), 0.019, gold, parent, segments=12)
    if p['bindi']:
        x, y, z = head.front(0, 0.36, 0.004)
        studio.ball((x, y, z), 0.042, studio.material(p['bindi'], rough=0.5), parent, (1, 0.3, 1))
    if p['nose_stud']:
        studio.ball((0.155, -0.925, -0.235), 0.019, gold, parent, segments=12)


def build(p, base, cell, parent):
    """All of a head except hair and headwear. Returns the sculpted field."""
    head = sculpt(p, base)
    v, q = head.mesh(1)
    studio.mesh('head', v, q, studio.material(p['skin'], rough=0.5, tinted=True, skin=True, sheen=0.25), parent, tints(p, v))
    eyes(p, parent)
    brows(p, head, parent)
    mouth_line(p, head, parent)
    teeth(p, parent)
    if p['beard']:
        v, q = beard(p, head, p['beard']).mesh(1)
        studio.mesh('beard', v, q, studio.material(p['beard_colour'] or p['hair_colour'], rough=0.8, weave=0.5), parent)
    if p['glasses']:
        glasses(p, parent)
    jewels(p, parent, head)
    return head
