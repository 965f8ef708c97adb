"""Sculpting with signed distance fields: smooth unions on a grid, then one quad mesh (naive surface nets).

Shapes are functions of coordinate arrays that return the distance to their surface (negative inside),
paired with the box that holds them, so that a union only touches the cells it can change.
"""
import numpy as np

FAR = 9.0


def smooth_min(a, b, k):
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * 0.25


def smooth_max(a, b, k):
    return -smooth_min(-a, -b, k)


def step(a, b, x):
    """Smooth 0 to 1 as x goes from a to b (a may be the larger)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


class Shape:
    def __init__(self, distance, lo, hi):
        self.distance = distance
        self.lo = np.asarray(lo, float)
        self.hi = np.asarray(hi, float)


def ellipsoid(centre, radii):
    c, r = np.asarray(centre, float), np.asarray(radii, float)

    def distance(x, y, z):
        px, py, pz = (x - c[0]), (y - c[1]), (z - c[2])
        k0 = np.sqrt((px / r[0]) ** 2 + (py / r[1]) ** 2 + (pz / r[2]) ** 2)
        k1 = np.sqrt((px / r[0] ** 2) ** 2 + (py / r[1] ** 2) ** 2 + (pz / r[2] ** 2) ** 2)
        return k0 * (k0 - 1) / np.maximum(k1, 1e-6)

    return Shape(distance, c - r, c + r)


def ball(centre, radius):
    return ellipsoid(centre, (radius, radius, radius))


def capsule(start, end, r0, r1=None):
    """A rounded cone between two points."""
    a, b = np.asarray(start, float), np.asarray(end, float)
    r1 = r0 if r1 is None else r1
    ab = b - a
    length2 = max(float(ab @ ab), 1e-9)

    def distance(x, y, z):
        px, py, pz = x - a[0], y - a[1], z - a[2]
        t = np.clip((px * ab[0] + py * ab[1] + pz * ab[2]) / length2, 0, 1)
        d = np.sqrt((px - t * ab[0]) ** 2 + (py - t * ab[1]) ** 2 + (pz - t * ab[2]) ** 2)
        return d - (r0 + (r1 - r0) * t)

    r = max(r0, r1)
    return Shape(distance, np.minimum(a, b) - r, np.maximum(a, b) + r)


def box(centre, half, round_=0.05, turn=0.0, axis='z'):
    c, h = np.asarray(centre, float), np.asarray(half, float) - round_
    cs, sn = np.cos(turn), np.sin(turn)

    def distance(x, y, z):
        px, py, pz = x - c[0], y - c[1], z - c[2]
        if axis == 'z':
            px, py = cs * px + sn * py, -sn * px + cs * py
        elif axis == 'x':
            py, pz = cs * py + sn * pz, -sn * py + cs * pz
        else:
            px, pz = cs * px + sn * pz, -sn * px + cs * pz
        qx, qy, qz = np.abs(px) - h[0], np.abs(py) - h[1], np.abs(pz) - h[2]
        out = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
        return out + np.minimum(np.maximum(qx, np.maximum(qy, qz)), 0) - round_

    reach = np.full(3, float(np.linalg.norm(np.asarray(half, float))))
    return Shape(distance, c - reach, c + reach)


def polygon(points, px, pz):
    """Distance in a plane to a closed polygon (negative inside)."""
    pts = np.asarray(points, float)
    n = len(pts)
    best = np.full(np.broadcast(px, pz).shape, 1e9)
    inside = np.zeros(best.shape, bool)
    for i in range(n):
        a, b = pts[i], pts[i - 1]
        e = b - a
        wx, wz = px - a[0], pz - a[1]
        t = np.clip((wx * e[0] + wz * e[1]) / max(float(e @ e), 1e-9), 0, 1)
        best = np.minimum(best, (wx - e[0] * t) ** 2 + (wz - e[1] * t) ** 2)
        if a[1] != b[1]:
            crosses = (a[1] > pz) != (b[1] > pz)
            inside ^= crosses & (px < e[0] * (pz - a[1]) / e[1] + a[0])
    return np.where(inside, -1, 1) * np.sqrt(best)


class Field:
    """A distance field on a regular grid. `x`, `y`, `z` broadcast over it."""

    def __init__(self, lo, hi, cell, d=None):
        self.lo, self.cell = np.asarray(lo, float), cell
        self.n = [int(np.ceil((b - a) / cell)) + 1 for a, b in zip(lo, hi)]
        ax = [(self.lo[i] + cell * np.arange(self.n[i])).astype(np.float32) for i in range(3)]
        self.x, self.y, self.z = ax[0][:, None, None], ax[1][None, :, None], ax[2][None, None, :]
        self.d = np.full(self.n, FAR, np.float32) if d is None else d

    def like(self, d=None):
        other = object.__new__(Field)
        other.__dict__.update(self.__dict__)
        other.d = np.full(self.n, FAR, np.float32) if d is None else np.asarray(np.broadcast_to(d, self.n), np.float32).copy()
        return other

    def block(self, shape, margin):
        i = [
            (
                max(0, int((shape.lo[a] - margin - self.lo[a]) / self.cell)),
                max(0, min(self.n[a], int((shape.hi[a] + margin - self.lo[a]) / self.cell) + 2)),
            )
            for a in range(3)
        ]
        s = tuple(slice(*r) for r in i)
        return s, self.x[s[0]], self.y[:, s[1]], self.z[:, :, s[2]]

    def add(self, shape, k=0.0):
        s, x, y, z = self.block(shape, max(0.12, k * 1.1) + 2 * self.cell)
        if self.d[s].size:
            self.d[s] = smooth_min(self.d[s], shape.distance(x, y, z).astype(np.float32), k)
        return self

    def cut(self, shape, k=0.0):
        s, x, y, z = self.block(shape, k + 2 * self.cell)
        if self.d[s].size:
            self.d[s] = smooth_max(self.d[s], -shape.distance(x, y, z).astype(np.float32), k)
        return self

    def chain(self, points, radii, k=0.0):
        """A tube along a polyline, joined to the field as one shape (joint by joint it would swell)."""
        parts = [capsule(a, b, ra, rb) for (a, b), (ra, rb) in zip(zip(points, points[1:]), zip(radii, radii[1:]))]
        whole = Shape(None, np.min([c.lo for c in parts], 0), np.max([c.hi for c in parts], 0))
        s, *_ = self.block(whole, max(0.12, k * 1.1) + 2 * self.cell)
        if not self.d[s].size:
            return self
        tube = np.full(self.d[s].shape, FAR, np.float32)
        for c in parts:
            t, x, y, z = self.block(c, max(0.12, k * 1.1) + 2 * self.cell)
            at = tuple(slice(u.start - v.start, u.stop - v.start) for u, v in zip(t, s))
            if tube[at].size:
                tube[at] = np.minimum(tube[at], c.distance(x, y, z))
        self.d[s] = smooth_min(self.d[s], tube, k)
        return self

    def keep(self, d, k=0.0):
        """Keep only what is inside `d` (an array that broadcasts over the grid)."""
        self.d = smooth_max(self.d, np.asarray(d, np.float32), k).astype(np.float32)
        return self

    def sample(self, points):
        """Trilinear distance at points (n, 3)."""
        g = (np.asarray(points) - self.lo) / self.cell
        i = np.clip(np.floor(g).astype(int), 0, np.array(self.n) - 2)
        f = np.clip(g - i, 0, 1)
        out = 0
        for dx in (0, 1):
            for dy in (0, 1):
                for dz in (0, 1):
                    w = (f[:, 0] if dx else 1 - f[:, 0]) * (f[:, 1] if dy else 1 - f[:, 1]) * (f[:, 2] if dz else 1 - f[:, 2])
                    out = out + w * self.d[i[:, 0] + dx, i[:, 1] + dy, i[:, 2] + dz]
        return out

    def front(self, x, z, out=0.0):
        """The point of the surface that a ray from the front (-y) at (x, z) meets, moved out by `out`."""
        ys = self.y[0, :, 0]
        d = self.sample(np.stack([np.full(len(ys), x), ys, np.full(len(ys), z)], 1))
        hit = int(np.argmax(d < 0)) if (d < 0).any() else int(np.argmin(d))
        if hit == 0:
            return (x, float(ys[0]), z)
        t = d[hit - 1] / max(d[hit - 1] - d[hit], 1e-6)
        return (x, float(ys[hit - 1] + t * self.cell) - out, z)

    def mesh(self, relax=1):
        d = self.d
        inside = d < 0
        nx, ny, nz = (n - 1 for n in d.shape)
        corners = [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]
        count = np.zeros((nx, ny, nz), np.uint8)
        for a, b, c in corners:
            count += inside[a : a + nx, b : b + ny, c : c + nz]
        ci, cj, ck = np.nonzero((count > 0) & (count < 8))
        index = np.full(count.shape, -1, np.int64)
        index[ci, cj, ck] = np.arange(len(ci))
        total, hits = np.zeros((len(ci), 3)), np.zeros(len(ci))
        for p in corners:
            for q in corners:
                if sum(abs(u - v) for u, v in zip(p, q)) != 1 or q < p:
                    continue
                dp, dq = d[ci + p[0], cj + p[1], ck + p[2]], d[ci + q[0], cj + q[1], ck + q[2]]
                m = (dp < 0) != (dq < 0)
                t = np.where(m, dp / np.where(m, dp - dq, 1), 0)
                for a in range(3):
                    total[:, a] += np.where(m, p[a] + t * (q[a] - p[a]), 0)
                hits += m
        v = self.lo + self.cell * (np.stack([ci, cj, ck], 1) + total / hits[:, None])
        faces = []
        for axis in range(3):
            lead = [slice(None)] * 3
            lead[axis] = slice(0, -1)
            tail = [slice(None)] * 3
            tail[axis] = slice(1, None)
            a, b = inside[tuple(lead)], inside[tuple(tail)]
            e = np.stack(np.nonzero(a != b), 1)
            u, w = (axis + 1) % 3, (axis + 2) % 3
            ok = (e[:, u] > 0) & (e[:, w] > 0) & (e[:, u] < index.shape[u]) & (e[:, w] < index.shape[w])
            e = e[ok]
            quad = []
            for du, dw in ((1, 1), (0, 1), (0, 0), (1, 0)):
                c = e.copy()
                c[:, u] -= du
                c[:, w] -= dw
                quad.append(index[c[:, 0], c[:, 1], c[:, 2]])
            quad = np.stack(quad, 1)
            flip = ~a[e[:, 0], e[:, 1], e[:, 2]]
            quad[flip] = quad[flip][:, ::-1]
            faces.append(quad)
        f = np.concatenate(faces)
        f = f[(f >= 0).all(1)]
        for _ in range(relax):
            acc, n = np.zeros_like(v), np.zeros(len(v))
            for i in range(4):
                np.add.at(acc, f[:, i], v[f[:, (i + 1) % 4]] + v[f[:, i - 1]])
                np.add.at(n, f[:, i], 2)
            v = v * 0.5 + 0.5 * acc / np.maximum(n, 1)[:, None]
        return v, f
