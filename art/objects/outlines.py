"""Flat outlines as lists of (x, y) points, counter-clockwise, for `shapes.cut`."""
import math


def filleted(points, radius, closed=True, steps=6):
    """Round every corner of a polygon or open profile."""
    n, out = len(points), []
    for i, (x, y) in enumerate(points):
        if not closed and i in (0, n - 1):
            out.append((x, y))
            continue
        before, after = points[i - 1], points[(i + 1) % n]
        a = (before[0] - x, before[1] - y)
        b = (after[0] - x, after[1] - y)
        la, lb = math.hypot(*a) or 1e-6, math.hypot(*b) or 1e-6
        cut = min(radius, la * .48, lb * .48)
        p = (x + a[0] / la * cut, y + a[1] / la * cut)
        q = (x + b[0] / lb * cut, y + b[1] / lb * cut)
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((1 - t) ** 2 * p[c] + 2 * t * (1 - t) * (x, y)[c] + t * t * q[c] for c in (0, 1)))
    return out


def rounded(points, radius, closed=True):
    """Round every corner by a true arc. Unlike with `filleted`, a sharp corner has this radius too, which leaves room
    for a bevel or the inner side of a bar."""
    n, out = len(points), []
    for i, (x, y) in enumerate(points):
        if not closed and i in (0, n - 1):
            out.append((x, y))
            continue
        (px, py), (qx, qy) = points[i - 1], points[(i + 1) % n]
        la, lb = math.hypot(px - x, py - y), math.hypot(qx - x, qy - y)
        a, b = ((px - x) / la, (py - y) / la), ((qx - x) / lb, (qy - y) / lb)
        half = math.acos(max(-1, min(1, a[0] * b[0] + a[1] * b[1]))) / 2
        if half > math.radians(89):
            out.append((x, y))
            continue
        reach = min(radius / math.tan(half), la * .49, lb * .49)
        r = reach * math.tan(half)
        middle = math.hypot(a[0] + b[0], a[1] + b[1])
        cx, cy = (c + (d + e) / middle * r / math.sin(half) for c, d, e in zip((x, y), a, b))
        start = math.atan2(y + a[1] * reach - cy, x + a[0] * reach - cx)
        sweep = math.remainder(math.atan2(y + b[1] * reach - cy, x + b[0] * reach - cx) - start, math.tau)
        steps = max(2, round(math.degrees(abs(sweep)) / 6))
        out += [(cx + r * math.cos(start + sweep * k / steps), cy + r * math.sin(start + sweep * k / steps))
                for k in range(steps + 1)]
    return out


def smooth(points, closed=False, steps=10):
    """A Catmull-Rom curve through points of any dimension."""
    n, out = len(points), []
    at = (lambda i: points[i % n]) if closed else (lambda i: points[max(0, min(n - 1, i))])
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(steps):
            t = k / steps
            out.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t
                                   + (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(a, b, c, d)))
    return out if closed else out + [tuple(points[-1])]


def circle(radius=1., centre=(0, 0), steps=72, start=0., sweep=360.):
    count = steps if sweep == 360 else steps + 1
    return [(centre[0] + radius * math.cos(math.radians(start + sweep * k / steps)),
             centre[1] + radius * math.sin(math.radians(start + sweep * k / steps))) for k in range(count)]


def rectangle(w, h, radius=0.):
    corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    return round_corners(corners, radius) if radius else corners


def round_corners(corners, radius, steps=12):
    """True quarter circles, for rectangles."""
    out = []
    for i, (x, y) in enumerate(corners):
        sx, sy = (1 if x > 0 else -1), (1 if y > 0 else -1)
        out += circle(radius, (x - sx * radius, y - sy * radius), steps, -180 + 90 * i, 90)
    return out



def ring(radius, hole, start=0., sweep=180.):
    """A thick arc."""
    return circle(radius, start=start, sweep=sweep) + circle(hole, start=start, sweep=sweep)[::-1]


def gear(teeth=12, outer=1., inner=.78, width=.5):
    points = []
    for k in range(teeth):
        middle, step = k / teeth * math.tau, math.tau / teeth
        for offset, radius in ((-width / 2, inner), (-width * .36, outer), (width * .36, outer), (width / 2, inner)):
            angle = middle + offset * step
            points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return filleted(points, .07)


def heart(size=1.):
    """Return a heart with blunt cusps, because a bevel would turn pointed ones into spikes."""
    half = [(16 * math.sin(t) ** 3 / 17, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17)
            for t in (.52 + k / 40 * 2.2 for k in range(41))]
    return [(-x * size, y * size) for x, y in half] + [(x * size, y * size) for x, y in half[::-1]]


def cursor(size=1.):
    """The pointer, its tip at the origin. Its corners are round enough for a bevel of .06 times its size."""
    return rounded([(x * size, y * size) for x, y in
                    ((-.05, .13), (-.05, -1.1), (.23, -.8), (.4, -1.18), (.63, -1.08), (.46, -.7), (.86, -.7))], .075 * size)


def crescent(radius, width):
    """A moon open to the right: a thick arc that thins towards blunt tips, as long as its bevel is under .03."""
    steps, tip = 64, .034
    spine = []
    for k in range(steps + 1):
        t, a = k / steps, math.radians(62 + 236 * k / steps)
        half = tip + (width / 2 - tip) * math.sin(math.pi * t) ** 1.3
        spine.append((a, half))
    outer = [((radius + h) * math.cos(a), (radius + h) * math.sin(a)) for a, h in spine]
    inner = [((radius - h) * math.cos(a), (radius - h) * math.sin(a)) for a, h in spine]
    ends = [circle(tip, (radius * math.cos(a), radius * math.sin(a)), 8, math.degrees(a) + turn, 180)[1:-1]
            for a, turn in ((spine[-1][0], 0), (spine[0][0], 180))]
    return outer + ends[0] + inner[::-1] + ends[1]


def bubble(w, h, radius, tail=.22):
    """A speech bubble with its tail at the lower left."""
    body = rectangle(w, h, radius)
    left = -w / 2 + radius
    spike = [(left + .02, -h / 2), (left - radius * .5, -h / 2 - tail), (left + tail * 1.2, -h / 2)]
    return body[:13] + spike + body[13:]
