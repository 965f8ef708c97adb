"""What stands in the clients' still lifes: tub and scoop, mug, lotus and stones, cream, cloud, laptop."""
import math
import random

from outlines import rectangle, smooth
from shapes import (ball, blobs, box, cylinder, label, lathe, petal_ring, pillow, screen, slab, surface,
                    torus, tube)
from studio import BONE, INK, INK2, SAFFRON, group, lacquer, material, printed

FOREST, FERN, MATCHA = '#17492F', '#3E7D3F', '#8FB04A'
CLOUD = '#FFF3EA'


def tub(at=(0, 0, 0), turn=(0, 0, 0), lid=True):
    green = material(FOREST, rough=.38, coat=.35)
    with group(at, turn):
        lathe([(0, 0), (.80, 0), (.82, .12), (.82, 1.42), (.74, 1.52), (.74, 1.6), (0, 1.6)], green, .05)
        label(.826, .2, 1.3, printed('tub-label', rough=.42, tile=(1.25, 1), shift=(-.125, 0)))
        if lid:
            with group((0, 0, 1.55)):
                lathe([(0, 0), (.80, 0), (.80, .32), (.70, .40), (.66, .37), (0, .37)],
                      material(BONE, rough=.4, coat=.2), .03)
                for k in range(72):
                    a = k / 72 * math.tau
                    box(.028, .02, .24, material(BONE, rough=.4), .008,
                        at=(.80 * math.cos(a), .80 * math.sin(a), .04), turn=(0, 0, k * 5 + 90))


def scoop(at, turn, colour=SAFFRON, filled=0.):
    m = material(colour, rough=.3, coat=.4)
    with group(at, turn):
        lathe([(0, 0), (.30, 0), (.36, .44), (.39, .45), (.35, .47), (.27, .04), (0, .04)], m, .02)
        slab(.2, 1.15, .07, m, .1, .025, at=(0, .93, .40), turn=(90, 0, 0))
        torus(.065, .022, m, at=(0, 1.38, .43))
        if filled:
            powder(.33, filled, (0, 0, .4), crumbs=0)


def powder(r, h, at, colour=MATCHA, crumbs=26, seed=5):
    """A poured heap: a soft cone with lumps at random places (anything periodic reads as pleated cloth) and crumbs round its foot."""
    chance = random.Random(seed)
    lumps = []
    for _ in range(90):
        a, s = chance.uniform(0, math.tau), math.sqrt(chance.random()) * .95
        lumps.append((s * math.cos(a), s * math.sin(a), chance.uniform(.05, .19), chance.uniform(-.03, .05)))
    dust = material(colour, rough=1., grain=1., sheen=.3)

    def mound(u, v):
        a = u * math.tau
        x, y = v * math.cos(a), v * math.sin(a)
        edge = 1 + v * (.045 * math.sin(2 * a + .7) + .03 * math.sin(3 * a + 2.1) + .015 * math.sin(7 * a + 1))
        lump = sum(high * math.exp(-((x - p) ** 2 + (y - q) ** 2) / wide ** 2) for p, q, wide, high in lumps)
        cone = math.sqrt(.02 + (1 - math.sqrt(v * v + .012)) ** 2) - .14 if v < 1 else 0
        foot = min(1, (1 - v) * 7)
        return r * edge * x, r * edge * y, max(0, h * (cone * .95 + lump * foot))
    surface(mound, dust, 180, 90, wrap=True, at=at, crease=180)
    for _ in range(crumbs):
        a, s, size = chance.uniform(0, math.tau), chance.uniform(.99, 1.22) * r, chance.uniform(.008, .024)
        ball(size, dust, at=(at[0] + s * math.cos(a), at[1] + s * math.sin(a), at[2] + size * .6))


def mug(at, turn=(0, 0, 0), drink='#B4692C'):
    body = material(INK, rough=.22, coat=.7)
    with group(at, turn):
        lathe([(0, 0), (.52, 0), (.62, .1), (.66, 1.2), (.69, 1.24), (.64, 1.26), (.60, 1.2), (.56, .14), (0, .1)],
              body, .035)
        label(.655, .28, .98, printed('mug-band', rough=.5, coat=.12, tile=(1.5, 1)))
        tube([(.6, 0, 1.02), (.86, 0, 1.08), (1.06, 0, .88), (1.04, 0, .56), (.84, 0, .34), (.58, 0, .3)], .085, body)
        cylinder(.6, .02, material(drink, rough=.28, coat=.2), .005, at=(0, 0, 1.08))
        froth(.592, (0, 0, 1.095))


def froth(r, at, colour='#F7DDA8', seed=4):
    """Foam along the rim of a drink, a stirred curl of it, and bubbles at its edge."""
    chance = random.Random(seed)
    foam, bubble = material(colour, rough=.7, flesh=.1), material('#FFF3D6', rough=.25, coat=.6, flesh=.08)

    def edge(a):
        return r * (.77 + .035 * math.sin(3 * a + .6) + .025 * math.sin(5 * a + 2) + .015 * math.sin(11 * a))

    def ring(u, v):
        a = u * math.tau
        out = edge(a) + (r - edge(a)) * v
        return out * math.cos(a), out * math.sin(a), .055 * math.sin(math.pi * v * .62) ** .6 - .012
    surface(ring, foam, 160, 14, wrap=True, at=at, crease=180)

    def curl(u, v):
        a, out = 2.2 - v * math.tau * 1.15, r * (.6 - .46 * v)
        full = math.sin(math.pi * min(v, .9999)) ** .7
        wide, side = r * .15 * full, (u - .5) * 2
        return (out + side * wide) * math.cos(a), (out + side * wide) * math.sin(a), .03 * full * (1 - side * side) ** .5 - .002
    surface(curl, foam, 14, 120, at=at, crease=180)
    for _ in range(34):
        a, size = chance.uniform(0, math.tau), chance.uniform(.012, .034)
        out = edge(a) + chance.uniform(-.03, .1)
        ball(size, bubble, at=(at[0] + out * math.cos(a), at[1] + out * math.sin(a), at[2] + (.025 if out > edge(a) else .005)))


def stone(w, h, z, colour, x=0., turn=0.):
    pillow(w, w * .8, h, material(colour, rough=.5, grain=.25), .9, at=(x, 0, z + h / 2), turn=(0, turn, 20))


LOTUS = '#FFEBE2', '#EC6F7F', '#F7AFAE'


def lotus(at, size=1.):
    ivory, rose, blush = LOTUS
    outer = material(ivory, rough=.5, flesh=.2, fade=rose, fade_from=.42, thin=.22)
    inner = material(ivory, rough=.5, flesh=.14, fade=blush, fade_from=.4, thin=.22)
    pod, stamen = lacquer('#F2B233'), material('#FFC24A', rough=.5)
    with group(at, size=size):
        petal_ring(9, .98, .50, outer, 84, .34, .55, .03, 20, seed=2)
        petal_ring(9, .92, .50, outer, 62, .42, .6, .05, 0, seed=3)
        petal_ring(8, .80, .46, outer, 42, .45, .65, .07, 24, seed=4)
        petal_ring(7, .64, .40, inner, 24, .5, .7, .09, 3, .08, seed=5)
        lathe([(0, 0), (.1, 0), (.17, .26), (.16, .3), (0, .31)], pod, .03, at=(0, 0, .05))
        for k in range(26):
            a = k / 26 * math.tau
            x, y = math.cos(a), math.sin(a)
            tube([(.12 * x, .12 * y, .08), (.2 * x, .2 * y, .24), (.24 * x, .24 * y, .38)], .012, stamen)


def bud(at, size=1.):
    """A lotus that has not opened, on its stem."""
    ivory, rose, _ = LOTUS

    def closed(u, v):
        a, turned = u * math.tau, u * math.tau * 2.5 + v * 1.6
        r = .21 * math.sin(math.pi * (v * .97 + .03) ** .8) ** .8 * (1 - .13 * (1 - abs(math.sin(turned))) ** 2 * min(1, 3 - 3 * v))
        return r * math.cos(a), r * math.sin(a), .62 * v
    with group(at, size=size):
        tube([(-.06, 0, 0), (.03, 0, .4), (0, 0, .84)], .03, material('#3E7D5A', rough=.45))
        surface(closed, material(ivory, rough=.5, flesh=.15, fade=rose, fade_from=.2), 120, 48, wrap=True, at=(0, 0, .8), crease=180)


def rolled_mat(at, turn, length=2.1, turns=4.2, inner=.1, pitch=.075, tongue=1.3):
    end = inner + turns * pitch

    def sheet(u, v):
        run = v * (turns * math.tau + tongue / end)
        if run < turns * math.tau:
            r = inner + pitch * run / math.tau
            a = -math.pi / 2 - turns * math.tau + run
            return r * math.cos(a), (u - .5) * length, end + r * math.sin(a)
        return (run - turns * math.tau) * end, (u - .5) * length, .0
    surface(sheet, printed('mat-cloth', rough=.8, tile=(1.6, 5)), 24, 340, thick=.05, bevel=.012, at=at, turn=turn)
    return end


def cloud(at, size=1., seed=0):
    forms = (((-.2, .1, .72, .52), (.46, .05, .58, .46), (-.78, 0, .44, .42), (.02, -.3, .36, .38), (-.5, -.32, .32, .34),
              (.96, 0, .34, .34), (-1.22, -.05, .26, .27), (.6, -.28, .3, .32), (1.3, .02, .2, .21)),
             ((-.12, 0, .52, .42), (.36, 0, .4, .36), (-.56, .02, .32, .32), (.1, -.26, .26, .28), (.76, 0, .24, .25),
              (-.34, -.24, .22, .24)))
    blobs([(x * size, y * size, z * size, r * size) for x, y, z, r in forms[seed]],
          material(CLOUD, rough=.75, flesh=.18), at=at)


def band(depth, height, corner, width, m, at=(0, 0, 0)):
    """A printed ribbon laid round a stack, `width` wide in x; its picture runs evenly along it."""
    outline = rectangle(depth, height, corner)
    lengths = [math.dist(p, outline[k - 1]) for k, p in enumerate(outline)]

    def along(t):
        left = t * sum(lengths)
        for k, length in enumerate(lengths):
            if left <= length and length:
                (ay, az), (by, bz) = outline[k - 1], outline[k]
                return ay + (by - ay) * left / length, az + (bz - az) * left / length
            left -= length
        return outline[-1]
    surface(lambda u, v: ((v - .5) * width, *along(u)), m, 160, 4, wrap=True, thick=.025, at=at, crease=180)


def cotton_roll(turns, pitch, core, length, m, seams=5, start=0., at=(0, 0, 0), turn=(0, 0, 0)):
    """A quilted pad rolled up along y: one solid sheet with rounded edges and ends. Its layers lie close and never meet.
    The free end is at `start` turns from +x."""
    thick = pitch * .94
    run = sum((core + pitch * (k + .5) / 400 * turns) * math.tau * turns / 400 for k in range(400))
    section = []
    for k in range(96):
        a = k / 96 * math.tau
        section.append((math.copysign(abs(math.sin(a)) ** .35, math.sin(a)), math.copysign(abs(math.cos(a)) ** .35, math.cos(a))))

    def sheet(u, v):
        n, s = section[round(u * 96) % 96]
        a = math.tau * (start - turns * (1 - v))
        r = core + pitch * turns * v
        edge = min(v, 1 - v) * run / (thick / 2)
        end = math.sqrt(max(0, 1 - (1 - min(1, edge)) ** 2))
        seam = abs(math.cos(s * seams / 2 * math.pi)) if seams % 2 else abs(math.sin(s * seams / 2 * math.pi))
        puff = 1 - .42 * (1 - seam) ** 3 * (abs(s) < .97)
        rise = thick / 2 * n * end * (puff if n > 0 else 1)
        return (r + rise) * math.cos(a), s * length / 2 * (.97 + .03 * end), (r + rise) * math.sin(a)
    surface(sheet, m, 96, 420, wrap=True, at=at, turn=turn, crease=180)


def cream_swirl(r, h, m, at=(0, 0, 0), twist=2.4, lobes=6, turn=(0, 0, 0)):
    def swirl(u, v):
        a = u * math.tau
        body = r * (1 - v) ** .72 * (1 + .16 * math.cos(lobes * a)) * (1 - .06 * math.sin(v * 19))
        lean = .18 * r * v * v
        about = a + twist * v * 2.2
        return body * math.cos(about) + lean * math.sin(v * 4), body * math.sin(about), h * (v ** .92)
    surface(swirl, m, 120, 80, wrap=True, at=at, turn=turn, crease=180)


def smear(points, width, m, at=(0, 0, 0), turn=(0, 0, 0)):
    """A stroke of cream laid down with a spatula: combed ridges, thick at the start, thin at the end."""
    path = smooth(points, steps=24)

    def stroke_of_cream(u, v):
        i = min(int(v * (len(path) - 1)), len(path) - 2)
        (ax, ay, _), (bx, by, _) = path[i], path[i + 1]
        length = math.hypot(bx - ax, by - ay)
        body = math.sin(math.pi * min(1, v * .93 + .07)) ** .45
        side = (u - .5) * width * 2 * body
        dome = (1 - (2 * u - 1) ** 2) ** .5 if 0 < u < 1 else 0
        height = dome * (.16 + .03 * math.cos(u * 34)) * body * (1.25 - v * .8) + .06 * dome * math.sin(v * 15 + u * 4) * body
        return ax - (by - ay) / length * side, ay + (bx - ax) / length * side, max(height, 0)
    surface(stroke_of_cream, m, 64, len(path) - 1, at=at, turn=turn, crease=180)


def laptop(at, turn, lid=108, picture='laptop-course'):
    body = material('#DADDF2', rough=.3, metal=.15, coat=.4)
    with group(at, turn):
        slab(2.7, 1.8, .11, body, .14, .03, at=(0, 0, .055), turn=(90, 0, 0))
        slab(2.35, .82, .02, material(INK, rough=.4, coat=.4), .05, .005, at=(0, .28, .113), turn=(90, 0, 0))
        for row in range(4):
            for column in range(12):
                box(.155, .155, .03, lacquer(SAFFRON if (row, column) == (3, 11) else INK2), .012,
                    at=(-1.05 + column * .191, .58 - row * .19, .115))
        slab(.86, .5, .01, material('#C3C8E8', rough=.35), .06, .003, at=(0, -.52, .112), turn=(90, 0, 0))
        with group((0, .88, .1), (90 - lid, 0, 0)):
            slab(2.7, 1.78, .08, body, .14, .03, at=(0, 0, .9))
            screen(2.52, 1.6, printed(picture, rough=.25, glow=.35), .08, at=(0, -.046, .9))


def book(w, d, h, colour, at=(0, 0, 0), turn=(0, 0, 0)):
    """A closed book lying down: two boards and a back on its left, the pages a little inside them."""
    cover, board = lacquer(colour), h * .16
    with group(at, turn):
        for z in (0, h - board):
            box(w, d, board, cover, .012, at=(0, 0, z))
        box(.07, d, h - .008, cover, .025, at=(-w / 2 + .02, 0, .004))
        box(w - .08, d - .08, h - board * 1.6, material('#FFF8EA', rough=.8, grain=.2), .006, at=(.005, 0, board * .8))


def mortarboard(at, turn=(0, 0, 0), size=1.):
    cloth = material(INK, rough=.5, sheen=.5, coat=.3)
    with group(at, turn, size):
        lathe([(.0, 0), (.36, 0), (.42, .3), (0, .3)], cloth, .03)
        box(1.15, 1.15, .06, cloth, .02, at=(0, 0, .3), turn=(0, 0, 45))
        cylinder(.05, .05, lacquer(SAFFRON), .015, at=(0, 0, .36))
        tube([(0, 0, .4), (.3, -.2, .4), (.56, -.36, .38), (.6, -.4, .2), (.6, -.4, .0)], .02, material(SAFFRON, rough=.6))
        lathe([(0, .04), (.03, .0), (.06, -.28), (0, -.28)], material(SAFFRON, rough=.7), .01, at=(.6, -.4, 0))
