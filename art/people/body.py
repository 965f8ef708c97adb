"""Neck, torso, arms, hands and legs. Shoulders are at z -1.85, waist at -4.1, hips at -4.9, ground at -9.6."""
import math

import numpy as np

import studio
from sdf import Field, ball, capsule, ellipsoid, smooth_max, smooth_min

ARMS_DOWN = {1: ((1.34, 0.28, -3.1), (1.30, 0.05, -4.3)), -1: ((-1.34, 0.28, -3.1), (-1.30, 0.05, -4.3))}


def shoulder(p, side):
    return np.array([side * 1.06 * p['shoulders'], 0.20, -1.88])


def torso(p, cell, arms=None, waist=False, sleeves=None):
    """The clothed trunk with its sleeves as one field, and the trunk alone.

    `sleeves` is the share of the upper arm that short ones cover; None: down to the wrist.
    """
    arms = arms or ARMS_DOWN
    sw, bulk = p['shoulders'], p['bulk']
    joints = [np.array(j, float) for side in (1, -1) for j in arms[side]] + [shoulder(p, 1), shoulder(p, -1)]
    reach = 0.62
    lo = np.minimum(np.min(joints, 0) - reach, (-1.75, -1.05, -4.9 if waist else -3.0))
    hi = np.maximum(np.max(joints, 0) + reach, (1.75, 1.15, -0.55))
    lo[2] = max(lo[2], -5.3 if waist else -3.0)
    f = Field(lo, hi, cell)
    f.add(ellipsoid((0, 0.18, -2.45), (1.02 * sw + 0.06 * bulk, 0.56 + 0.08 * bulk, 1.0)))
    f.add(ellipsoid((0, 0.14, -3.45), (0.86 * sw + 0.14 * bulk, 0.52 + 0.16 * bulk, 1.15)), 0.35)
    if waist:
        f.add(ellipsoid((0, 0.16, -4.55), (0.92 * sw + 0.10 * bulk, 0.58 + 0.10 * bulk, 0.85)), 0.4)
    for s in (1, -1):
        sh = shoulder(p, s)
        f.add(capsule((s * 0.10, 0.20, -1.42), (sh[0] * 0.86, 0.22, -1.76), 0.26, 0.26), 0.26)
        if p['bust']:
            f.add(ellipsoid((s * 0.40, -0.20, -2.62), (0.42, 0.36, 0.42)), 0.38)
        elif sw > 0.9:
            f.add(ellipsoid((s * 0.42, -0.16, -2.30), (0.46, 0.30, 0.36)), 0.35)
    neck_root = ellipsoid((0, 0.20, -1.55), (0.52 * (0.55 + 0.45 * sw), 0.40, 0.34))
    f.add(neck_root, 0.2)
    upper, sleeve = f.like(), f.like()
    for s in (1, -1):
        elbow, wrist = (np.array(j, float) for j in arms[s])
        sh, thick = shoulder(p, s), (0.80 + 0.20 * sw) * (1 + 0.06 * bulk)
        arm = f.like().add(capsule(sh, elbow, 0.335 * thick, 0.275 * thick), 0.1)
        if sleeves:
            arm.keep(past_sleeve(f, sh, elbow, sleeves), 0.02)
        upper.d = np.minimum(upper.d, arm.d)
        if not sleeves:
            arm.add(capsule(elbow, wrist, 0.275 * thick, 0.205 * thick), 0.12)
        sleeve.d = np.minimum(sleeve.d, arm.d)
    f.add(ball(shoulder(p, 1), 0.36), 0.2)
    f.add(ball(shoulder(p, -1), 0.36), 0.2)
    # Shoulders flow into the trunk; a forearm before the chest must not melt into it.
    whole = f.like(smooth_min(smooth_min(f.d, upper.d, 0.16), sleeve.d, 0.02))
    return whole, f


def past_sleeve(f, sh, elbow, share):
    """Distance along the upper arm beyond the end of a short sleeve."""
    axis = (elbow - sh) / np.linalg.norm(elbow - sh)
    edge = sh + (elbow - sh) * share
    return (f.x - edge[0]) * axis[0] + (f.y - edge[1]) * axis[1] + (f.z - edge[2]) * axis[2]


def neck(p, parent, cell, trunk):
    """Neck and upper chest: the trunk itself as skin, so that no bone shows through the cloth."""
    f = Field((-1.0, -0.8, -2.45), (1.0, 0.9, -0.45), cell)
    r = p['neck']
    g = np.stack(np.broadcast_arrays(f.x, f.y, f.z), -1).reshape(-1, 3)
    f.d = smooth_max((trunk.sample(g) + 0.004).reshape(f.n), np.abs(f.x) - 0.9, 0.05).astype(np.float32)
    f.add(capsule((0, 0.10, -0.6), (0, 0.18, -1.45), r, r * 1.06), 0.16)
    for s in (-1, 1):
        f.add(capsule((s * 0.25, 0.10, -0.75), (s * 0.07, -0.19, -1.47), 0.055, 0.04), 0.12)
    f.cut(ball((0, -0.30, -1.52), 0.055), 0.10)
    v, q = f.mesh(1)
    base, shade = np.array(studio.linear(p['skin'])[:3]), np.array(studio.linear(studio.mix(p['skin'], '#3a0f08', 0.25))[:3])
    w = np.clip((v[:, 2] + 1.05) / 0.35, 0, 1)[:, None] * 0.8
    studio.mesh('neck', v, q, studio.material(p['skin'], rough=0.5, tinted=True, skin=True, sheen=0.25), parent, base * (1 - w) + shade * w)


def arm_skin(p, arms, side, cell, parent, start=0.0):
    """A bare arm from `start` (0 shoulder, 1 elbow, 2 wrist)."""
    elbow, wrist = (np.array(j, float) for j in (arms or ARMS_DOWN)[side])
    sh, t = shoulder(p, side), 0.80 + 0.12 * p['shoulders']
    pts = np.array([sh, elbow, wrist])
    f = Field(pts.min(0) - 0.4, pts.max(0) + 0.4, cell)
    if start < 1:
        f.add(capsule(sh + (elbow - sh) * start, elbow, 0.27 * t, 0.225 * t))
    f.add(capsule(elbow, wrist, 0.225 * t, 0.155 * t), 0.1)
    v, q = f.mesh(1)
    studio.mesh('arm', v, q, studio.material(p['skin'], rough=0.5, skin=True, sheen=0.25), parent)


def hand(p, wrist, direction, palm, side, cell, parent, curl=0.25, size=1.0, spread=0.10):
    """A hand at a wrist: `direction` to the knuckles, `palm` the way the palm looks, `curl` 0 flat to 1 fist."""
    d = np.array(direction, float)
    d /= np.linalg.norm(d)
    n = np.array(palm, float)
    n -= d * (n @ d)
    n /= np.linalg.norm(n)
    across = np.cross(d, n) * side
    w = np.array(wrist, float)
    f = Field(w - 1.15 * size, w + 1.15 * size, cell)
    s = size
    f.add(capsule(w - d * 0.1 * s, w + d * 0.12 * s, 0.15 * s, 0.15 * s))
    for k in (-1, 0, 1):
        f.add(capsule(w + d * 0.14 * s + across * 0.05 * k * s, w + d * 0.40 * s + across * 0.135 * k * s, 0.105 * s, 0.10 * s), 0.10)
    # Fingers of 0.11 across stand 0.125 apart: nearer, the field would fuse them into a mitten.
    for k in range(4):
        o = (k - 1.5) * 0.125 * s
        at = w + d * (0.40, 0.43, 0.42, 0.37)[k] * s + across * o
        length, lean = (0.37, 0.43, 0.40, 0.30)[k] * s, across * (k - 1.5) * spread * (1 - curl)
        points = [at - d * 0.06 * s, at]
        for share, bend in ((0.44, 0.85), (0.31, 1.85), (0.25, 2.5)):
            angle = bend * curl * (0.92 + 0.06 * k)
            points.append(points[-1] + (d * math.cos(angle) + n * math.sin(angle) + lean) * length * share)
        f.chain(points, [0.064 * s, 0.060 * s, 0.056 * s, 0.052 * s, 0.045 * s], 0.02)
    t0 = w + d * 0.16 * s - across * 0.14 * s + n * 0.02 * s
    t1 = t0 + (d * 0.55 - across * (0.75 - 0.5 * curl) + n * (0.25 + 0.5 * curl)) * 0.24 * s
    t2 = t1 + (d * 0.80 - across * (0.25 - 0.6 * curl) + n * (0.15 + 0.55 * curl)) * 0.20 * s
    f.chain([t0, t1, t2], [0.10 * s, 0.078 * s, 0.060 * s], 0.06)
    v, q = f.mesh(1)
    studio.mesh('hand', v, q, studio.material(p['skin'], rough=0.5, skin=True, sheen=0.25), parent)


def legs(p, colour, parent, cell, feet, knees=None, shoe=studio.INK, skirt=None):
    """Trousers from the hips to `feet` (side: ankle), or a long skirt to `skirt` (radius at the hem)."""
    mat = studio.material(colour, rough=0.85, sheen=0.2, weave=0.15)
    pts = np.array([feet[s] for s in (1, -1)] + [(0.9, 0, -4.4), (-0.9, 0, -4.4)], float)
    f = Field(pts.min(0) - 0.9, pts.max(0) + 0.9, cell * 1.4)
    f.add(ellipsoid((0, 0.16, -4.85), (0.88 * p['shoulders'] + 0.06, 0.60, 0.62)))
    if skirt:
        mid = (np.array(feet[1]) + np.array(feet[-1])) / 2
        f.add(capsule((0, 0.16, -4.9), (mid[0], mid[1], mid[2] + 0.3), 0.80 * p['shoulders'], skirt), 0.3)
        az = np.arctan2(f.x - mid[0], f.y - mid[1])
        f.d = f.d + (0.05 * np.sin(11 * az + f.z)) * np.clip((-4.9 - f.z) / 3, 0, 1)
        f.keep(mid[2] + 0.12 - f.z, 0.05)
    else:
        for s in (1, -1):
            hip, foot = np.array((s * 0.46, 0.16, -4.95)), np.array(feet[s], float)
            knee = np.array(knees[s], float) if knees else (hip + foot) / 2 + (0, -0.12, 0)
            f.add(capsule(hip, knee, 0.48, 0.36), 0.22)
            f.add(capsule(knee, foot, 0.36, 0.29), 0.14)
    studio.mesh('legs', *f.mesh(1), mat, parent)
    for s in (1, -1):
        x, y, z = feet[s]
        g = Field((x - 0.5, y - 1.0, z - 0.45), (x + 0.5, y + 0.6, z + 0.35), cell * 1.2)
        g.add(capsule((x, y + 0.08, z - 0.10), (x + s * 0.05, y - 0.52, z - 0.17), 0.24, 0.20))
        g.keep(z - 0.34 - g.z + 0 * g.x, 0.05)
        studio.mesh('shoe', *g.mesh(1), studio.material(shoe, rough=0.5), parent)
