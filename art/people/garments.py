"""Clothes: each is a few layers of cloth at set distances from the body, cut by outlines seen from the front."""
import math

import numpy as np

import body
import studio
from sdf import Field, capsule, ellipsoid, polygon, smooth_max, smooth_min, step


SHORT_SLEEVES = {'polo': 0.50, 'sari': 0.58}


class Tailor:
    """Cuts layers from a body field. Outlines are in the front plane (x, z)."""

    def __init__(self, p, cell, parent, arms=None, waist=False):
        self.p, self.cell, self.parent, self.arms = p, cell, parent, arms
        self.sleeves = SHORT_SLEEVES.get(p['garment'])
        self.f, self.trunk = body.torso(p, cell, arms, waist, self.sleeves)
        x, y, z = self.f.x, self.f.y, self.f.z
        crease = 0.0
        for s in (1, -1):  # creases that fan out from the armpits
            a = np.arctan2(z + 2.25, s * x - 0.95 * p['shoulders'])
            r = np.sqrt((s * x - 0.95 * p['shoulders']) ** 2 + (z + 2.25) ** 2)
            crease = crease + 0.006 * np.sin(9 * a + 1.3) * np.exp(-(((r - 0.38) / 0.30) ** 2))
        self.d = self.f.d - crease - 0.006 * np.sin(5 * x + 7 * z)
        self.x, self.y, self.z = x, y, z
        self.neck_rho = np.sqrt(x**2 + (y - 0.14) ** 2)

    def outline(self, points, both=True):
        pts = [points, [(-a, b) for a, b in points]] if both else [points]
        d = None
        for q in pts:
            e = polygon(q, self.x[:, 0, :], self.z[0])[:, None, :]
            d = e if d is None else np.minimum(d, e)
        return np.maximum(d, self.y - 0.25)

    def round_neck(self, depth=0.0, wide=0.0):
        return ellipsoid((0, 0.02, -1.22), (0.47 + wide, 0.62 + depth * 0.3, 0.32 + depth)).distance(self.x, self.y, self.z)

    def v_neck(self, bottom, width=0.40):
        return np.minimum(self.outline([(width, -1.0), (width, -1.38), (0.0, bottom), (-width, -1.38), (-width, -1.0)], False), self.round_neck())

    def put(self, d, colour, name='cloth', rough=0.85, sheen=0.25, weave=0.18, metal=0.0, relax=2):
        v, q = self.f.like(d).mesh(relax)
        return studio.mesh(name, v, q, studio.material(colour, rough=rough, sheen=sheen, weave=weave, metal=metal), self.parent)

    def cloth(self, out, colour, opening=None, k=0.04, **more):
        d = self.d - out
        if opening is not None:
            d = smooth_max(d, -opening, k)
        return self.put(d, colour, **more)

    def patch(self, out, thick, region, colour, k=0.03, folds=0.0, **more):
        region = np.maximum(region, self.trunk.d - out - thick - 0.1)  # not on a forearm that is held before it
        return self.put(smooth_max(self.d - out - thick - folds, region, k), colour, **more)

    def rib(self, opening, width, out, colour, thick=0.04):
        return self.put(smooth_max(np.abs(self.d - out) - thick, np.abs(opening - width * 0.5) - width * 0.5, 0.03), colour, weave=0.3)

    def stand(self, low, high, colour, gap=0.0, r0=0.40, r1=0.50, thick=0.032, dip=0.10):
        """A collar that stands round the neck; lower in front, with an optional gap."""
        z, front, thick = self.z, step(0.2, -0.3, self.y), max(thick, 0.9 * self.cell)
        top, bottom = high - dip * front, low - dip * 1.3 * front
        t = np.clip((z - bottom) / (top - bottom + 0 * z), 0, 1)
        r = r1 + (r0 - r1) * t + self.p['neck'] - 0.33
        d = np.maximum(np.abs(self.neck_rho - r) - thick, np.maximum(z - top, bottom - z))
        if gap:
            d = smooth_max(d, -(np.maximum(np.abs(self.x) - gap - 0.25 * np.maximum(z - bottom, 0) * 0, self.y)), 0.02)
        return d

    def shirt_collar(self, colour, spread=0.0, out=0.085, opening=0.05):
        z, wide, half = self.z, self.p['neck'] - 0.33, max(0.034, 1.1 * self.cell)
        stand = self.stand(-1.50, -1.13, colour, opening, 0.405, 0.44)
        cone = self.neck_rho - 0.435 - wide - 0.48 * np.maximum(-1.15 - z, 0)
        shell = np.abs(smooth_min(self.d - out, cone, 0.14)) - half
        leaf = self.outline([(opening + 0.03, -1.50), (0.16, -1.05), (0.70, -1.05), (0.66, -1.42), (0.46 + spread, -1.88), (0.37 + spread, -1.86)])
        back = np.maximum(-1.50 - z, -0.05 - self.y)
        region = np.maximum(np.minimum(leaf, back), z + 1.12 + 0.10 * step(0.2, -0.3, self.y))
        region = np.maximum(region, np.where(self.y > -0.2, self.neck_rho - 0.66 - wide, -1))
        d = smooth_min(smooth_max(shell, region, 0.03), stand, 0.05)
        return self.put(d, colour)

    def buttons(self, points, colour, out, r=0.042):
        m = studio.material(colour, rough=0.35, coat=0.4)
        for x, z in points:
            at = self.trunk.front(x, z, out)
            studio.ball(at, r, m, self.parent, (1, 0.45, 1), 16)

    def line(self, points, out, r, colour, **more):
        m = studio.material(colour, **more)
        studio.tube([self.trunk.front(x, z, out) for x, z in points], r, m, self.parent)

    def bare_arms(self, out, colour, width=0.10):
        """The arms below short sleeves, and a band round the end of each sleeve."""
        band = np.full(self.f.n, 9.0, np.float32)
        for s in (1, -1):
            elbow, _ = (np.array(j, float) for j in (self.arms or body.ARMS_DOWN)[s])
            sh = body.shoulder(self.p, s)
            along = body.past_sleeve(self.f, sh, elbow, self.sleeves)
            near = capsule(sh + (elbow - sh) * (self.sleeves - 0.1), sh + (elbow - sh) * self.sleeves, 0.42).distance(self.x, self.y, self.z)
            band = np.minimum(band, np.maximum(np.abs(along + width / 2) - width / 2, near))
            body.arm_skin(self.p, self.arms, s, self.cell, self.parent, 0.2)
        self.put(np.maximum(np.abs(self.d - out) - 0.035, band), colour, weave=0.3)


def sweater(t, p):
    hole = t.round_neck()
    t.cloth(0.06, p['c1'], hole, weave=0.5)
    t.rib(hole, 0.15, 0.085, p['c2'] or studio.mix(p['c1'], studio.INK, 0.25))


def rollneck(t, p):
    t.cloth(0.05, p['c1'], t.round_neck(-0.05), weave=0.45)
    z = t.z + 0.12 * step(0.2, -0.3, t.y)
    d = np.abs(t.neck_rho - 0.405 - p['neck'] + 0.33 - 0.16 * step(-1.1, -1.5, z)) - 0.055 - 0.012 * np.sin(34 * np.arctan2(t.x, t.y))
    roll = smooth_max(d, np.abs(z + 1.20) - 0.27, 0.08)
    fold = np.sqrt((t.neck_rho - 0.435 - p['neck'] + 0.33) ** 2 + ((z + 1.02) * 0.8) ** 2) - 0.10
    t.put(smooth_min(roll, fold, 0.05), p['c1'], weave=0.45)


def hoodie(t, p):
    hole = t.v_neck(-1.95, 0.42)
    t.cloth(0.075, p['c1'], hole, weave=0.4)
    t.cloth(0.035, p['c2'] or studio.BONE, t.round_neck(), weave=0.3)
    hood = t.f.like()
    for i in range(25):
        a = -0.62 + (math.pi + 1.24) * i / 24
        c, s = math.cos(a), math.sin(a)
        back = max(0.0, s)
        r = 0.150 + 0.085 * back - 0.05 * min(1, max(0.0, -s) / 0.5)
        hood.add(ellipsoid((c * (0.60 + 0.10 * back), 0.14 + s * (0.56 + 0.10 * back) - 0.10 * (1 - back), -1.36 + 0.16 * back - 0.20 * max(0, -s)), (r, r, r * 1.25)), 0.10)
    hood.d = hood.d - 0.012 * np.sin(14 * np.arctan2(t.x, t.y) + 8 * t.z)
    t.put(hood.d, p['c1'], weave=0.4)
    for s in (1, -1):
        t.line([(s * 0.30, -1.62), (s * 0.30, -1.85), (s * 0.28, -2.15), (s * 0.30, -2.40 - 0.08 * s)], 0.105, 0.024, studio.BONE, rough=0.8)


def polo(t, p):
    hole = t.v_neck(-1.86, 0.38)
    d = smooth_max(t.d - 0.055, -hole, 0.03)
    t.put(d, p['c1'], weave=0.4)
    t.patch(0.07, 0.022, t.outline([(-0.10, -1.82), (0.10, -1.82), (0.10, -2.42), (-0.10, -2.42)], False), p['c1'], weave=0.4)
    t.shirt_collar(p['c2'] or p['c1'], 0.02, 0.09, 0.12)
    t.buttons([(0, -2.0), (0, -2.22)], p['c3'] or studio.BONE, 0.10, 0.036)
    t.bare_arms(0.07, p['c2'] or p['c1'])


def shirt(t, p):
    hole = t.v_neck(-1.75, 0.36)
    t.cloth(0.05, p['c1'], hole)
    t.patch(0.058, 0.024, t.outline([(-0.11, -1.70), (0.11, -1.70), (0.11, -5.2), (-0.11, -5.2)], False), p['c1'])
    t.shirt_collar(p['c1'], 0.03)
    t.buttons([(0, -1.92), (0, -2.28), (0, -2.64), (0, -3.0)], p['c3'] or studio.INK, 0.09, 0.034)
    if p['pocket']:
        t.patch(0.058, 0.02, t.outline([(0.34, -2.22), (0.82, -2.22), (0.82, -2.70), (0.58, -2.80), (0.34, -2.70)], False), p['c1'])


def blazer(t, p, bottom=-2.75):
    """A jacket with notched lapels over a shirt or a round-necked top (`c2`)."""
    v = [(0.40, -1.0), (0.40, -1.32), (0.04, bottom), (-0.04, bottom), (-0.40, -1.32), (-0.40, -1.0)]
    hole = np.minimum(t.outline(v, False), t.round_neck())
    if p['under'] == 'shirt':
        t.cloth(0.035, p['c2'], t.v_neck(-1.82, 0.34))
        t.patch(0.045, 0.02, t.outline([(-0.085, -1.78), (0.085, -1.78), (0.085, -3.2), (-0.085, -3.2)], False), p['c2'])
        t.shirt_collar(p['c2'], 0.0, 0.065)
        t.buttons([(0, -1.98), (0, -2.32)], studio.SAND, 0.065, 0.03)
    elif p['under'] == 'roll':
        rollneck(t, {**p, 'c1': p['c2']})
    else:
        t.cloth(0.035, p['c2'], t.round_neck(0.16, 0.04))
    t.cloth(0.085, p['c1'], hole)
    t.patch(0.122, 0.030, t.outline([(0.42, -1.18), (0.70, -1.58), (0.62, -1.66), (0.86, -1.80), (0.80, -1.98), (0.06, bottom - 0.02), (0.02, bottom - 0.06), (0.36, -1.38)]), p['c3'] or p['c1'])
    back = np.maximum(np.abs(t.neck_rho - 0.54 - 0.30 * (-1.2 - t.z)) - 0.036, np.maximum(np.abs(t.z + 1.41) - 0.15, -t.y - 0.02))
    t.put(back, p['c3'] or p['c1'])
    t.patch(0.096, 0.022, t.outline([(0.0, bottom), (0.05, bottom), (0.02, -5.0), (-0.02, -5.0)], False), studio.mix(p['c1'], '#000010', 0.3))
    t.buttons([(0.0, bottom - 0.18)], p['c4'] or studio.SAFFRON, 0.125, 0.05)
    if p['pocket']:
        t.patch(0.10, 0.018, t.outline([(0.58, -2.34), (0.92, -2.26), (0.92, -2.36), (0.58, -2.44)], False), p['c1'])
        t.patch(0.105, 0.020, t.outline([(0.62, -2.34), (0.66, -2.16), (0.75, -2.24), (0.83, -2.12), (0.88, -2.29)], False), p['pocket'])


def bandhgala(t, p):
    """A closed jacket with a stand collar over a kurta."""
    t.cloth(0.03, p['c2'], t.round_neck(-0.06))
    t.put(t.stand(-1.44, -1.02, p['c2'], 0.035, 0.375, 0.42, 0.025), p['c2'])
    hole = t.round_neck(-0.08, -0.02)
    jacket = smooth_max(t.d - 0.085, -hole, 0.04)
    t.put(smooth_min(jacket, t.stand(-1.46, -1.10, p['c1'], 0.05, 0.425, 0.475, 0.036), 0.09), p['c1'])
    t.patch(0.092, 0.026, t.outline([(-0.02, -1.56), (0.20, -1.56), (0.20, -5.0), (-0.02, -5.0)], False), p['c1'])
    t.buttons([(0.09, z) for z in (-1.72, -2.02, -2.32, -2.62, -2.92)], p['c4'] or studio.SAFFRON, 0.13, 0.048)
    if p['pocket']:
        t.patch(0.098, 0.020, t.outline([(0.56, -2.30), (0.94, -2.22), (0.94, -2.32), (0.56, -2.40)], False), p['c1'])
        t.patch(0.105, 0.022, t.outline([(0.60, -2.30), (0.65, -2.10), (0.74, -2.20), (0.83, -2.07), (0.90, -2.25)], False), p['pocket'])


def kurta(t, p):
    """A kurta with a slit neck or a stand collar, and an embroidered placket."""
    slit = np.minimum(t.outline([(0.075, -1.2), (0.075, -1.62), (0.02, -2.02), (-0.02, -2.02), (-0.075, -1.62), (-0.075, -1.2)], False), t.round_neck(-0.02))
    cloth = smooth_max(t.d - 0.055, -slit, 0.04)
    if p['collar'] == 'stand':
        cloth = smooth_min(cloth, t.stand(-1.42, -1.14, p['c1'], 0.07, 0.40, 0.46, 0.034), 0.09)
    t.put(cloth, p['c1'])
    if p['collar'] == 'stand':
        t.patch(0.062, 0.024, t.outline([(-0.12, -1.62), (0.12, -1.62), (0.12, -2.55), (0, -2.66), (-0.12, -2.55)], False), p['c1'])
        t.buttons([(0, z) for z in (-1.78, -2.04, -2.30)], p['c4'] or studio.SAFFRON, 0.10, 0.036)
    else:
        edge = np.abs(slit - 0.055) - 0.055
        t.put(smooth_max(np.abs(t.d - 0.068) - 0.024, edge, 0.02), p['c3'] or studio.SAFFRON)
        gold = p['c4'] or studio.LATERITE
        t.buttons([(s * (0.13 + 0.03 * i), -1.66 - 0.155 * i) for i in range(3) for s in (-1, 1)], gold, 0.098, 0.026)
    if p['dupatta']:
        x, z = t.x, t.z
        if p['dupatta_side']:  # pleated over one shoulder
            n = x - 0.66 - 0.06 * (z + 1.4)
            region = np.abs(n) - 0.36 - 0.03 * (-1.4 - z)
            folds = 0.034 * np.sin(n * 36 + 0.3 * z)
        else:  # a stole, with both ends in front
            n = np.abs(x) - 0.60 + 0.05 * (z + 1.4)
            region = np.abs(n) - 0.235 - 0.03 * (-1.4 - z)
            folds = 0.030 * np.sin(n * 30 + 0.5 * z * np.sign(x))
        neck = t.neck_rho - 0.42 - (p['neck'] - 0.33)
        t.patch(0.10, 0.04, smooth_max(region, -neck, 0.03), p['dupatta'], 0.05, folds)
        for edge in (-1, 1):
            rim = np.abs(n - edge * (0.185 if not p['dupatta_side'] else 0.31) * (1 + 0.1 * (-1.4 - z))) - 0.042
            t.patch(0.108, 0.04, smooth_max(rim, -neck, 0.03), p['c4'] or studio.SAFFRON, 0.02, folds, relax=5)


def sari(t, p):
    """A blouse and a pleated drape from the wearer's left shoulder to the right of the waist, with borders."""
    hole = t.round_neck(0.30, 0.10)
    t.put(smooth_max(t.d - 0.04, -hole, 0.03), p['c2'])
    t.bare_arms(0.052, p['c3'], 0.12)
    x, z = t.x, t.z
    nx, nz = 0.656, -0.755  # normal of the upper edge, pointing into the drape
    depth = (x - 0.34) * nx + (z + 1.32) * nz + 0.05 * np.sin(3 * x)
    right = (0.99 - x) + 0.10 * (z + 1.3) * -0.4
    region = np.maximum(-depth, -right)
    apex = np.arctan2(x - 0.66, -(z + 0.55))
    fade = step(0.15, 0.9, np.sqrt((x - 0.66) ** 2 + (z + 1.0) ** 2))
    folds = (0.034 - 0.012 * fade) * np.sin(apex * 30 + 0.8 * z) + 0.015 * np.sin(apex * 13 + 1)
    folds = folds * step(0.26, 0.55, depth)  # the border lies smooth
    t.patch(0.115, 0.055, region, p['c1'], 0.05, folds, rough=0.42 if p['silk'] else 0.85, weave=0.1)
    t.patch(0.150, 0.050, np.maximum(np.abs(depth - 0.115) - 0.105, -right), p['c3'], 0.03, folds, relax=5, rough=0.4, metal=0.35 if p['silk'] else 0)
    t.patch(0.150, 0.050, np.maximum(np.abs(depth - 0.285) - 0.036, -right), p['c3'], 0.02, folds, relax=5, rough=0.4, metal=0.35 if p['silk'] else 0)
    t.patch(0.172, 0.050, np.maximum(np.abs(depth - 0.115) - 0.036, -right), p['c4'] or studio.LATERITE, 0.02, folds, relax=5)


def kandura(t, p):
    hole = t.round_neck(-0.03)
    t.cloth(0.06, p['c1'], hole, weave=0.1)
    t.rib(hole, 0.07, 0.07, p['c1'], 0.034)
    t.patch(0.066, 0.022, t.outline([(-0.105, -1.55), (0.105, -1.55), (0.105, -3.0), (-0.105, -3.0)], False), p['c1'], weave=0.1)
    t.line([(0.0, -1.60), (0.06, -1.85), (0.09, -2.10), (0.10, -2.38)], 0.12, 0.026, p['c1'], rough=0.8)
    x, y, z = t.f.front(0.10, -2.42, 0.125)
    studio.lathe([(0.001, 0.1), (0.035, 0.06), (0.04, 0), (0.05, -0.22), (0.001, -0.22)][::-1], studio.material(p['c1'], rough=0.85), t.parent, 24, (x, y, z))
    if p['bisht']:
        edge = 0.40 + 0.20 * np.clip((-1.4 - t.z) / 1.6, 0, 1)
        hole = np.minimum(np.maximum(np.abs(t.x) - edge, t.y - 0.15), t.round_neck(0.02, 0.05))
        t.cloth(0.15, p['bisht'], hole, 0.03)
        t.patch(0.165, 0.026, np.abs(hole - 0.065) - 0.065, studio.SAFFRON, 0.02, rough=0.35, metal=0.55)


def overshirt(t, p):
    hole = t.round_neck()
    t.cloth(0.035, p['c2'], hole, weave=0.3)
    t.rib(hole, 0.10, 0.05, p['c2'], 0.03)
    gap = 0.30 + 0.22 * np.clip((-1.4 - t.z) / 1.6, 0, 1)
    open_ = np.minimum(np.maximum(np.abs(t.x) - gap, t.y - 0.15), t.round_neck(0.0, 0.02))
    t.cloth(0.095, p['c1'], open_, weave=0.4)
    t.patch(0.115, 0.022, np.maximum(np.abs(open_ - 0.07) - 0.06, t.y - 0.1), p['c1'], 0.02, weave=0.4)
    leaf = t.outline([(0.30, -1.22), (0.42, -1.12), (0.76, -1.42), (0.66, -1.86), (0.34, -1.52)])
    t.patch(0.155, 0.034, leaf, p['c1'], weave=0.4)
    back = np.maximum(np.abs(t.neck_rho - 0.56 - 0.30 * (-1.2 - t.z)) - 0.036, np.maximum(np.abs(t.z + 1.33) - 0.17, -t.y - 0.02))
    t.put(back, p['c1'], weave=0.4)
    t.buttons([(-0.50, -2.1), (-0.55, -2.5), (-0.58, -2.9)], studio.INK, 0.13, 0.034)
    t.patch(0.105, 0.02, t.outline([(0.66, -2.12), (1.02, -2.12), (1.02, -2.55), (0.66, -2.55)], False), p['c1'], weave=0.4)


def dress(t, p):
    """A dress with a yoke of beads."""
    hole = t.round_neck(0.05, 0.03)
    t.cloth(0.05, p['c1'], hole)
    for row, (out, colours) in enumerate(((0.08, (studio.SAFFRON,)), (0.20, (studio.LATERITE, studio.BONE)), (0.31, (studio.SAFFRON, studio.COBALT)))):
        n = 26 + 4 * row
        for i in range(n):
            a = math.pi * (1.10 + 0.80 * i / (n - 1))
            x = (0.50 + out * 1.15) * math.cos(a)
            z = -1.27 + (0.36 + out) * math.sin(a) * 1.02
            at = t.f.front(x, z, 0.062)
            studio.ball(at, 0.052, studio.material(colours[i % len(colours)], rough=0.35, coat=0.5), t.parent, (1, 0.8, 1), 16)


def coat(t, p):
    """An open abaya coat over a plain top."""
    t.cloth(0.04, p['c2'], t.round_neck())
    gap = 0.16 + 0.10 * np.clip((-1.4 - t.z) / 1.6, 0, 1)
    open_ = np.maximum(np.abs(t.x) - gap, t.y - 0.15)
    t.cloth(0.10, p['c1'], open_)
    t.patch(0.115, 0.026, np.abs(open_ - 0.06) - 0.05, p['c3'] or studio.SAFFRON, 0.02, rough=0.45)


CUTS = {'sweater': sweater, 'rollneck': rollneck, 'hoodie': hoodie, 'polo': polo, 'shirt': shirt, 'blazer': blazer, 'bandhgala': bandhgala, 'kurta': kurta, 'sari': sari, 'kandura': kandura, 'overshirt': overshirt, 'dress': dress, 'coat': coat}


def extras(t, p):
    gold = studio.material('#e0a030', rough=0.22, metal=0.9)
    if p['necklace'] == 'chain':
        pts = [(0.42 * math.cos(a), -1.42 - 0.36 * abs(math.sin(a)) ** 0.8) for a in (math.pi * (1 + i / 12) for i in range(13))]
        studio.tube([t.f.front(x, z, 0.02) for x, z in pts], 0.014, gold, t.parent)
        studio.ball(t.f.front(0, -1.82, 0.045), 0.05, gold, t.parent)
    if p['necklace'] == 'beads':
        colours = (studio.SAFFRON, studio.LATERITE, studio.BONE)
        for i in range(31):
            a = math.pi * (1 + i / 30)
            x, z = 0.50 * math.cos(a), -1.50 - 0.78 * abs(math.sin(a)) ** 0.9
            studio.ball(t.f.front(x, z, 0.10), 0.058, studio.material(colours[i % 3], rough=0.3, coat=0.6), t.parent, segments=16)
    if p['headphones']:
        m, pad = studio.material(studio.INK, rough=0.35, coat=0.5), studio.material(p['headphones'], rough=0.6)
        loop = [(0.64 * math.cos(a), 0.14 + 0.62 * math.sin(a), -1.30 + 0.05 * math.sin(a)) for a in (math.pi * (-0.12 + 1.24 * i / 16) for i in range(17))]
        studio.tube(loop, 0.065, m, t.parent)
        for s in (-1, 1):
            rot = (math.pi / 2 - 0.35, 0, s * 0.55)
            studio.lathe([(0.001, -0.10), (0.24, -0.10), (0.27, -0.04), (0.27, 0.03), (0.24, 0.08), (0.001, 0.09)], m, t.parent, 40, (s * 0.58, -0.42, -1.52), rot)
            studio.lathe([(0.13, -0.01), (0.24, -0.01), (0.27, 0.05), (0.24, 0.12), (0.14, 0.12), (0.13, 0.06)], pad, t.parent, 40, (s * 0.545, -0.50, -1.55), rot)


def dress_person(p, cell, parent, arms=None, waist=False):
    t = Tailor(p, cell, parent, arms, waist)
    CUTS[p['garment']](t, p)
    extras(t, p)
    return t
