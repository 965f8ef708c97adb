"""Headwear, worn as it is worn: ghutra with agal, hijab, dastar, head wrap."""
import math

import numpy as np

import studio
from hair import forward
from sdf import Field, capsule, ellipsoid, polygon, smooth_max, smooth_min, step


def bigger(base, lo, hi, p, make_skull):
    """The skull on a larger grid, for cloth that falls below it."""
    f = Field(lo, hi, base.cell * 1.1)
    s = tuple(slice(*r) for r in zip((0, 0, 0), f.n))
    g = np.stack(np.broadcast_arrays(f.x, f.y, f.z), -1).reshape(-1, 3)
    inside = ((g > base.lo) & (g < base.lo + base.cell * (np.array(base.n) - 1))).all(1)
    d = np.full(len(g), 1.0, np.float32)
    d[inside] = base.sample(g[inside])
    f.d[s] = d.reshape(f.n)
    return f


def ghutra(p, base, parent):
    f = bigger(base, (-1.75, -1.3, -2.35), (1.75, 1.6, 1.5), p, None)
    x, y, z = f.x, f.y, f.z
    az = np.arctan2(x, -y + 0.15)
    fall = step(0.35, -1.6, z)
    folds = (0.060 * np.sin(9 * az + 2.2 * z) + 0.034 * np.sin(19 * az - 3 * z)) * (0.15 + 0.85 * fall)
    # crown: the skull grown a little; below, a tent of cloth that opens in front
    crown = f.d - 0.11 + 0.03 * np.exp(-(((z - 0.62) / 0.10) ** 2))
    rx, ry = 0.92 + 0.36 * step(0.3, -1.7, z), 1.00 + 0.12 * step(0.3, -1.7, z)
    tent = (np.sqrt((x / rx) ** 2 + ((y - 0.10) / ry) ** 2) - 1) * 0.85
    tent = np.maximum(tent, z - 0.35)
    d = smooth_min(crown, tent, 0.30) - folds
    # towards the head it is thicker: where folds are steep a thin layer gets holes
    thick = np.maximum(d - 0.035, -d - 0.035 - 0.13 * step(-0.7, 0.0, z))
    half = 0.60 + 0.13 * step(-0.3, -1.5, z) + 0.10 * step(0.25, 0.6, z)
    opening = np.maximum(np.sqrt((x / half) ** 2 + (np.maximum(z - 0.1, 0) / 0.40) ** 2) - 1, y - 0.05)
    d = smooth_max(thick, -opening * 0.55, 0.05)
    d = np.maximum(d, -(z + 1.72 + 0.45 * np.cos(az) * 0.6 + 0.05 * np.sin(5 * az)))
    v, q = f.like(d).mesh(2)
    studio.mesh('ghutra', v, q, studio.material(p['wear_colour'], rough=0.85, sheen=0.3), parent)
    black = studio.material('#0c0b10', rough=0.6, weave=0.6)
    for k in range(2):
        studio.ring((0, 0.13 - 0.02 * k, 0.70 + 0.10 * k), 0.875 - 0.05 * k, 0.062, black, parent, (-0.16, 0, 0), (0.985, 1.12, 1))


def hijab(p, base, parent):
    f = bigger(base, (-1.6, -1.35, -2.3), (1.6, 1.5, 1.5), p, None)
    x, y, z = f.x, f.y, f.z
    az = np.arctan2(x, -y)
    folds = 0.020 * np.sin(11 * (z * 0.8 + 0.5 * x) + 2 * y) * step(0.9, -0.4, z) + 0.010 * np.sin(21 * (z + 0.4 * x))
    head = f.d - 0.125 - 0.05 * step(0.1, 0.8, y)
    neck = ellipsoid((0, 0.02, -1.02), (0.70, 0.70, 0.62)).distance(x, y, z)
    cape = ellipsoid((0.0, 0.14, -1.72), (1.22, 0.86, 0.70)).distance(x, y, z)
    drape = 0.030 * np.sin(13 * (z + 0.55 * x)) * step(-0.6, -1.1, z)
    d = smooth_min(smooth_min(head, neck, 0.22), cape, 0.35) - folds - drape
    window = np.maximum(np.sqrt((x / 0.615) ** 2 + ((z + 0.09) / np.where(z > -0.09, 0.68, 0.83)) ** 2) - 1, y + 0.10) * 0.55
    under = np.maximum(np.sqrt((x / 0.60) ** 2 + ((z + 0.09) / 0.80) ** 2) - 1, y + 0.10) * 0.55
    d = smooth_max(d, -np.minimum(window, under), 0.06)
    v, q = f.like(d).mesh(2)
    studio.mesh('hijab', v, q, studio.material(p['wear_colour'], rough=0.85, sheen=0.4), parent)
    # the underscarf shows as a band above the brow
    g = base.like(base.d - 0.055)
    band = np.maximum(np.abs(g.z - 0.575) - 0.085, g.y + 0.1)
    v, q = g.keep(band, 0.02).mesh(1)
    studio.mesh('underscarf', v, q, studio.material(p['wear_colour2'] or studio.mix(p['wear_colour'], studio.INK, 0.5), rough=0.9), parent)


def dastar(p, base, parent):
    """A Sikh turban: even layers that rise from both temples and cross above the brow."""
    f = bigger(base, (-1.4, -1.4, -0.7), (1.4, 1.5, 1.8), p, None)
    x, y, z = f.x, f.y, f.z
    dome = ellipsoid((0, 0.14, 0.66), (1.04, 1.10, 0.90)).distance(x, y, z)
    shell = smooth_min(f.d - 0.13, dome, 0.18)
    w = forward(f)
    # the front edge is low at the ears and rises to a point over the brow
    edge = 0.02 + 0.50 * step(0.0, 0.95, w) - 0.35 * step(0.1, -0.6, w)
    rise = z - edge
    side = np.where(x > 0, 1.0, 0.0)
    tilt = rise - 0.34 * (1 - np.abs(x) / 1.05) * step(-0.2, 0.5, w) * 1.0 + 0.055 * side
    saw = (tilt * 4.4) % 1.0
    layer = 0.085 * (1 - saw) ** 0.8 * step(0.0, 0.12, rise) * step(1.15, 0.75, z)
    wrap = shell - 0.04 - layer + 0.12 * step(0.06, 0.0, rise)
    d = smooth_max(wrap, -rise * 0.9, 0.06)
    v, q = f.like(d).mesh(2)
    studio.mesh('dastar', v, q, studio.material(p['wear_colour'], rough=0.8, sheen=0.3), parent)
    fifty = base.like(base.d - 0.085)
    tri = polygon([(-0.42, 0.40), (0.42, 0.40), (0.0, 0.80)], fifty.x[:, 0, :], fifty.z[0])[:, None, :]
    v, q = fifty.keep(np.maximum(tri, fifty.y), 0.03).mesh(1)
    studio.mesh('fifty', v, q, studio.material(p['wear_colour2'] or studio.SAFFRON, rough=0.85), parent)


def wrap(p, base, parent):
    """A West African head wrap: bands round the head and a low, folded knot to one side."""
    f = bigger(base, (-1.5, -1.4, -0.7), (1.5, 1.7, 2.1), p, None)
    x, y, z = f.x, f.y, f.z
    w = forward(f)
    dome = ellipsoid((0, 0.34, 0.72), (0.98, 1.00, 0.84)).distance(x, y, z)
    edge = -0.06 + 0.50 * step(-0.1, 0.8, w) - 0.45 * step(0.1, -0.6, w)
    rise = z - edge + 0.20 * x * step(-0.3, 0.5, w)
    saw = (rise * 4.6) % 1.0
    d = smooth_min(f.d - 0.12, dome, 0.2) - 0.030 - 0.050 * np.sin(np.pi * np.clip(saw, 0, 1)) ** 0.7 * step(1.6, 1.1, z)
    d = smooth_max(d, -(z - edge) * 0.9, 0.07)
    g = f.like(d)
    first = g.mesh(2)
    studio.mesh('wrap', *first, studio.material(p['wear_colour'], rough=0.75, sheen=0.3), parent)
    cloth = studio.material(p['wear_colour2'] or studio.LATERITE, rough=0.75, sheen=0.3)
    spiral = [i / 46 for i in range(47)]
    roll = [(0.18 + (0.36 - 0.33 * t) * math.cos(t * 15), -0.52 - 0.20 * t + 0.10 * math.sin(t * 15), 1.30 + 0.05 * t + (0.34 - 0.31 * t) * math.sin(t * 15)) for t in spiral]
    studio.tube(roll, 0.115, cloth, parent, [0.5 + 0.5 * math.sin(math.pi * min(1, 0.12 + t)) for t in spiral])
    studio.ball((0.18, -0.44, 1.30), 0.30, cloth, parent, (1, 0.5, 1))
    band = base.like(base.d - 0.24)
    bd = np.abs(band.z - (0.50 * step(-0.1, 0.8, forward(band)) + 0.02 - 0.45 * step(0.1, -0.6, forward(band)))) - 0.085
    studio.mesh('band', *band.keep(bd, 0.05).mesh(2), studio.material(p['wear_colour2'] or studio.LATERITE, rough=0.75, sheen=0.3), parent)


KINDS = {'ghutra': ghutra, 'hijab': hijab, 'dastar': dastar, 'wrap': wrap}


def build(p, base, parent):
    if p['wear']:
        KINDS[p['wear']](p, base, parent)
