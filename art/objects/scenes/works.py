"""Nine designed objects on nine grounds, square; the subject stays inside the middle so that 4:5 and 3:2 crops hold."""
import math

from outlines import rectangle, ring
from shapes import backdrop, ball, box, cut, cylinder, disc, lathe, screen, slab, sun, surface, torus, tube
from studio import (BONE, CLAY, COBALT, EMBER, INK, INK2, LATERITE, SAFFRON, SAND, camera, group, lacquer, light,
                    material, printed, still)

SQUARE = (1200, 1200)


@still('works/work-01', SQUARE)
def drawer_box():
    backdrop('#2B3BEA', depth=4, bend=3)
    light(side=-1, key=540, rim=420, fill=200, rim_colour='#FFB469', fill_colour='#AAB4FF')
    with group((0, .1, 0), (0, 0, 32)):
        woven = printed('weave', rough=.55, tile=(1.5, .75))
        box(2.1, 1.6, 1.05, lacquer(INK), .03,
            faces={'front': woven, 'side': printed('weave', rough=.55, tile=(1.1, .75)), 'top': printed('weave', rough=.55, tile=(1.5, 1.1)),
                   'left': woven})
        box(.9, 1.48, .92, lacquer(SAFFRON), .03, at=(1.3, 0, .06))
        box(.78, 1.36, .02, material(CLAY, rough=.8), .004, at=(1.3, 0, .965))
        for k, c in enumerate((BONE, LATERITE, BONE)):
            ball(.2, lacquer(c), at=(1.44, -.44 + k * .44, 1.0))
        tube([(1.75, -.12, .52), (1.9, -.1, .46), (1.9, .1, .46), (1.75, .12, .52)], .035, material(BONE, rough=.8))
        disc(.34, .03, lacquer(BONE), .01, at=(-.1, -.81, .52))
        disc(.24, .03, lacquer(LATERITE), .01, at=(-.1, -.83, .52))
    camera((.4, -8.2, 4.3), (.22, 0, .6), 86)


@still('works/work-02', SQUARE)
def tote():
    backdrop('#E7CDA6', depth=2.6, wall='#E0BC8C')
    light(side=-1, key=470, rim=300, fill=130, rim_colour='#FFC890')
    with group((0, .9, 0)):
        def cloth(u, v):
            x, z = (u - .5), v
            w = 2.05 + .12 * math.sin(math.pi * z)
            belly = .34 * math.sin(math.pi * min(z * 1.05, 1)) ** .7 * math.cos(x * math.pi * .96)
            crease = .03 * math.sin(x * 17 + z * 5) * z * z
            return x * w, -belly - crease - .06, .55 + z * 2.15 - .06 * math.cos(x * math.pi) * z
        surface(cloth, printed('quilt', rough=.85, sheen=.3, tile=(1, 1.05)), 80, 80, thick=.05, bevel=.01)
        for x in (-.52, .52):
            tube([(x, -.1, 2.35), (x * .98, -.08, 2.72), (x * .7, .02, 3.2), (x * .25, .1, 3.52), (0, .13, 3.58)], .055,
                 material(BONE, rough=.85))
        cylinder(.09, .7, lacquer(LATERITE), .03, at=(0, 1.5, 3.52), turn=(90, 0, 0))
        disc(.16, .1, lacquer(SAFFRON), .04, at=(0, .05, 3.52))
    cylinder(.42, .5, lacquer(COBALT), .05, at=(1.35, .1, 0))
    ball(.26, lacquer(LATERITE), at=(1.35, .1, .76))
    camera((-1.1, -8.4, 2.1), (.08, .5, 1.86), 70)


@still('works/work-03', SQUARE)
def poster_roll():
    backdrop('#171D4E', depth=2.6, bend=1.2)
    light(side=1, key=560, rim=420, fill=260, rim_colour='#FF9A50', fill_colour='#8EA0FF', sky=.34)
    with group((-.2, .9, .1), (-7, 0, 8)):
        def sheet(u, v):
            drop = max(0, .16 - v) / .16
            return (u - .5) * 2.1, -.42 * drop ** 1.6, .12 + 2.75 * v - .05 * drop
        surface(sheet, printed('face', rough=.55), 8, 60, thick=.02)
        for z in (.1, 2.9):
            tube([(-1.14, -.02 if z > 1 else -.42, z), (1.14, -.02 if z > 1 else -.42, z)], .055, lacquer(SAFFRON),
                 curve=False)
    def rolled(u, v):
        a = v * math.tau * 3.2
        r = .2 + .018 * a / math.tau * 2
        return (u - .5) * 2.3, r * math.cos(a), r * math.sin(a)
    for at, turn, image in (((.75, -.75, .24), (0, 0, 24), 'step'), ((.35, -1.25, .24), (0, 0, 8), 'plume')):
        surface(rolled, printed(image, rough=.6, tile=(2, 2)), 6, 150, thick=.015, at=at, turn=turn)
        with group(at, turn):
            torus(.262, .03, lacquer(BONE), at=(0, 0, 0), turn=(0, 90, 0))
    ball(.2, lacquer(LATERITE), at=(-1.2, -1.1, .2))
    camera((.9, -8.2, 2.3), (.02, 0, 1.42), 66)


@still('works/work-04', SQUARE)
def business_cards():
    backdrop('#BF421F', depth=6)
    light(side=-1, key=620, rim=360, fill=180, soft=2.6, rim_colour='#FFC084')

    def card(at, about, image, edge=BONE, tilt=(0, 0)):
        with group(at, (-90 + tilt[0], tilt[1], about)):
            slab(1.7, .98, .045, lacquer(edge), .05, .012)
            screen(1.7, .98, printed(image, rough=.45), .05, at=(0, -.022, 0))
    for k in range(9):
        card((-.45, .35, .03 + k * .05), 22 + (k * 37 % 5 - 2) * .8, 'card-head', (SAFFRON, BONE)[k % 2])
    card((.75, -.62, .03), -14, 'card-weave', SAFFRON)
    card((.86, -.56, .09), -30, 'card-head', SAFFRON)
    with group((.02, -.42, .75), (0, 0, 0)):
        card((.35, -.2, .1), 8, 'card-weave', SAFFRON, (14, -16))
    cylinder(.34, .34, lacquer(INK), .05, at=(-1.35, -.95, 0))
    ball(.24, lacquer(SAFFRON), at=(-1.35, -.95, .57))
    disc(.5, .12, lacquer(COBALT), .04, at=(1.55, .95, .06), turn=(90, 0, 0))
    camera((2.2, -6.6, 7.2), (.08, -.1, .24), 94)


@still('works/work-05', SQUARE)
def record_sleeve():
    backdrop('#F0AA30', depth=2.8, bend=2)
    light(side=1, key=470, rim=320, fill=130, rim_colour='#FFE0A0')
    with group((-.15, .5, 1.42), (-8, 0, 14)):
        with group((1.0, .06, 0)):
            disc(1.24, .05, material(INK, rough=.22, coat=.9), .012)
            for k in range(7):
                torus(.56 + k * .09, .008, material(INK2, rough=.3, coat=.5), at=(0, -.026, 0), turn=(90, 0, 0))
            disc(.42, .02, lacquer(LATERITE), .005, at=(0, -.03, 0))
            disc(.06, .03, lacquer(BONE), .005, at=(0, -.035, 0))
        slab(2.6, 2.6, .07, lacquer(BONE), .04, .014)
        cut(rectangle(2.58, 2.58), .01, printed('face-cobalt', rough=.45, tile=(1, .75), shift=(0, .16)), .002, at=(0, -.036, 0))
    slab(3.4, 1.5, .22, lacquer(LATERITE), .1, .05, at=(.2, .35, .04), turn=(90, 0, 6))
    for k in range(3):
        cylinder(.16 + .05 * k, .12, lacquer((BONE, COBALT, INK)[2 - k]), .03, at=(-1.45, -.75, .12 * (2 - k)))
    camera((-.7, -8.2, 2.0), (.1, .2, 1.32), 68)


@still('works/work-06', SQUARE)
def coffee_cup():
    backdrop('#A6AEEB', depth=3)
    light(side=-1, key=450, rim=360, fill=140, rim_colour='#FFB469')
    sun(1.15, (.65, 1.5, 2.15), SAFFRON, '#FFD06A', .14)

    def cup(at, image, lid, size=1., tile=(1, 1)):
        with group(at, (0, 0, 10), size):
            lathe([(0, 0), (.5, 0), (.68, 1.75), (.72, 1.78), (0, 1.78)], material(BONE, rough=.5), .02)
            lathe([(.553, .42), (.662, 1.44)], printed(image, rough=.6, tile=tile), 0, start=.25)
            lathe([(0, 1.76), (.74, 1.76), (.76, 1.84), (.70, 1.9), (.66, 2.08), (.6, 2.1), (.58, 2.04), (0, 2.04)],
                  lacquer(lid, rough=.3), .025)
    cup((-.42, .0, .16), 'cup-band', INK)
    cup((.78, .35, .16), 'plume', LATERITE, .72, (5, 1.3))
    cylinder(1.7, .16, lacquer(BONE, coat=.3), .05, at=(.05, .15, 0))
    for k, (x, y, t) in enumerate(((.55, -.75, 20), (.95, -.5, 75), (.2, -1.0, 130), (-1.1, -.7, 40), (1.25, -.75, 100))):
        with group((x, y, .26), (12, 0, t)):
            ball(.14, material('#5A2A18', rough=.35, coat=.4), squash=(1.35, .95, .7))
            tube([(-.17, 0, .09), (-.05, .02, .1), (.05, -.02, .1), (.17, 0, .09)], .012, material('#2E130B', rough=.6))
    camera((.5, -8.4, 2.7), (.05, 0, 1.12), 76)


@still('works/work-07', SQUARE)
def app():
    backdrop('#ECB597', depth=4.4, bend=3)
    light(side=1, key=520, rim=340, fill=170, soft=3.2, rim_colour='#FFC890')
    cylinder(1.9, .16, lacquer(CLAY, coat=.3), .05, at=(.05, .15, 0))
    with group((0, .25, 1.76), (-7, 0, -9), 1.34):
        slab(1.16, 2.36, .14, lacquer(INK, metal=.3), .2, .04)
        screen(1.06, 2.26, printed('phone-tables', rough=.2, glow=.3), .15, at=(0, -.068, 0))
        slab(.26, .06, .012, material('#05060C', rough=.3), .03, .004, at=(0, -.077, 1.02))
        # The two taps: a table, then the button.
        for x, z, r, c in ((.247, .01, .28, LATERITE), (0, -.893, .15, BONE)):
            torus(r, .026, lacquer(c), at=(x, -.16, z), turn=(90, 0, 0))
    lathe([(0, 0), (.42, 0), (.6, .07), (.57, .09), (.4, .04), (0, .04)], lacquer(BONE), .012, at=(-1.05, -.75, .16))
    lathe([(0, 0), (.24, 0), (.24, .02), (0, .02)], lacquer(SAFFRON), .01, at=(-1.05, -.75, .2))
    slab(.07, .9, .03, lacquer(INK2, metal=.5), .03, .01, at=(-.36, -.95, .18), turn=(-90, 0, -8))
    lathe([(0, 0), (.2, 0), (.26, .5), (.22, .5), (.17, .05), (0, .05)], lacquer(COBALT), .015, at=(1.2, -.55, .16))
    camera((.5, -8.4, 3.1), (.05, 0, 1.5), 70)


@still('works/work-08', SQUARE)
def hoarding():
    backdrop('#D8642F', depth=3.4, bend=2.8, fade='#7C2A1C')
    light(side=-1, key=520, rim=520, fill=180, rim_colour='#FFC084', fill_colour='#FFD9C0')
    with group((0, .3, 0), (0, 0, -16)):
        with group((0, 0, 2.05)):
            slab(3.3, 1.7, .2, lacquer(INK), .06, .03)
            cut(rectangle(3.16, 1.56), .012, printed('sunrise', rough=.5, glow=.3), .003, at=(0, -.102, 0))
            for k in range(4):
                x = -1.2 + k * .8
                tube([(x, -.1, -.86), (x, -.3, -.92), (x, -.46, -.86)], .02, lacquer(BONE))
                lathe([(0, 0), (.09, .02), (.05, .12), (0, .13)], lacquer(SAFFRON, glow=.3), .01, at=(x, -.46, -.86), turn=(-50, 0, 0))
            slab(3.3, .05, .34, lacquer(SAND), .02, .015, at=(0, -.3, -.98))
        for x in (-.9, .9):
            cylinder(.09, 1.25, lacquer(INK), .02, at=(x, .0, 0))
        for a, b in ((-.9, .9), (.9, -.9)):
            tube([(a, .02, .1), (b, .02, 1.1)], .03, lacquer(INK), curve=False)
        box(2.9, 1.1, .14, lacquer(SAND), .05, at=(0, 0, 0))
        for x, h, c in ((-1.75, .55, CLAY), (-1.45, .85, BONE), (1.6, .7, BONE), (1.95, .4, SAFFRON)):
            box(.28, .34, h, lacquer(c), .03, at=(x, -.35, 0))
            for r in range(int(h / .2)):
                for k in (-.06, .06):
                    slab(.05, .08, .01, material(INK, rough=.4), .01, .003, at=(x + k, -.525, .12 + r * .2))
        for x, r in ((1.15, .16), (-1.05, .2), (.8, .11)):
            ball(r, lacquer('#8C9A3A' if r > .12 else SAFFRON), at=(x, -.75, r))
    camera((1.1, -9.0, 1.35), (.02, 0, 1.42), 66)


@still('works/work-09', SQUARE)
def annual_report():
    backdrop('#F3E7D3', depth=3, bend=2.4)
    light(side=1, key=640, rim=320, fill=190, soft=3.4, rim_colour='#FFC890', air='#FFF3E2', sky=.4)
    sun(1.05, (-.75, 1.4, 2.2), EMBER, '#F39A4A', .1)

    def book(at, turn, cover, spine, w=1.5, h=2.0, d=.26):
        with group(at, turn):
            slab(w, h, d, material('#FFFDF6', rough=.8), .02, .008, at=(-.03, 0, 0))
            for y in (-d / 2 - .02, d / 2 + .02):
                slab(w + .06, h + .08, .045, lacquer(spine), .03, .014, at=(0, y, 0))
            slab(.05, h + .08, d + .08, lacquer(spine), .02, .014, at=(-w / 2 - .01, 0, 0))
            cut(rectangle(w + .04, h + .06), .008, printed(cover, rough=.45), .002, at=(0, -d / 2 - .045, 0))
    book((.18, .0, 1.3), (-8, 0, -22), 'cover', INK)
    with group((0, .1, .0)):
        for k, (c, a) in enumerate(((COBALT, 6), (LATERITE, -5))):
            with group((.1, .05, .13 * k), (0, 0, a)):
                box(2.3, 1.5, .125, lacquer(c), .02)
                box(2.24, 1.46, .08, material('#FFFDF6', rough=.8), .004, at=(.06, -.03, .022))
    with group((1.2, -.75, .42), (-6, 0, -18)):
        disc(.42, .12, lacquer(SAFFRON), .03)
        disc(.3, .03, lacquer(INK), .01, at=(0, -.065, 0))
        cut(ring(.2, .1, 20, 200), .03, lacquer(SAFFRON), .008, at=(0, -.09, -.02))
    with group((-1.25, -.65, 0), (0, 0, 20)):
        slab(.9, 1.2, .04, printed('marks', rough=.5), .03, .01, at=(0, 0, .02), turn=(-90, 0, 0))
    camera((-.8, -8.3, 2.6), (.02, 0, 1.18), 68)
