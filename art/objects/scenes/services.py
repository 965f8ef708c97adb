"""Seven agency services as objects; the other seven are posters."""
import math

from outlines import bubble, circle, cursor, filleted, heart, ring
from props import coin, pencil, phone
from shapes import (backdrop, ball, bar, box, capsule, cut, cylinder, disc, lathe, screen, slab, sun, surface, torus,
                    tube)
from studio import (BONE, CLAY, COBALT, EMBER, INK, INK2, LATERITE, PERIWINKLE, SAFFRON, SAND, camera, group,
                    lacquer, light, material, metal, printed, still)

BLEED = (1920, 1440)


@still('services/social-media-management')
def social_media_management():
    backdrop('#EE8A5C', depth=3.2, bend=2.6)
    light(side=-1, key=480, rim=360, fill=160, rim_colour='#FFD9A0', fill_colour='#FFE1C4', at=(0, 0, 1.3))
    sun(1.5, (-.2, 1.9, 1.95), '#F2A31B', '#FFD06A', .16)
    phone('phone-shop', (-.1, .1, 1.5), (-10, -12, 14))
    with group((-.1, .1, 1.5), (-16, -14, 0)):
        torus(1.72, .026, lacquer(BONE))
        for angle, r, c in ((152, .13, COBALT), (28, .1, LATERITE), (262, .16, SAFFRON)):
            ball(r, lacquer(c), at=(1.72 * math.cos(math.radians(angle)), 1.72 * math.sin(math.radians(angle)), 0))
    with group((1.12, -1.8, 1.95), (-4, 8, -14), .92):
        cut(bubble(1.0, .66, .2), .2, lacquer(BONE), .06)
        for k in range(3):
            ball(.075, lacquer(INK), at=(-.24 + k * .24, -.11, 0))
    with group((-1.36, -.45, 1.28), (-4, -8, 18)):
        cut([(-x, y) for x, y in bubble(.86, .58, .18)], .18, lacquer(COBALT), .05)
        cut(heart(.2), .08, lacquer(BONE), .03, at=(0, -.1, .02))
    for at, turn, size, c in (((-1.1, -.9, 2.35), (0, -16, 12), .3, LATERITE), ((.95, -1.2, .92), (0, 14, -16), .38, LATERITE),
                              ((-.82, -1.0, .5), (0, -8, 20), .18, BONE)):
        cut(heart(size), size * .62, lacquer(c), size * .24, at=at, turn=turn)
    camera((.6, -8.3, 1.7), (-.02, 0, 1.46), 60)


@still('services/search-engine-optimization')
def search_engine_optimization():
    backdrop('#E4C394', depth=3, bend=2.4)
    light(side=1, key=470, rim=320, fill=130, soft=3.4, rim_colour='#FFC890')
    sun(1.7, (.95, 1.9, 1.75), LATERITE, EMBER, .12)
    with group((-.55, .35, 1.27), (-10, 0, 16)):
        slab(2.05, 2.5, .12, lacquer(BONE), .16, .035)
        screen(1.97, 2.42, printed('results', rough=.35, glow=.1), .13, at=(0, -.062, 0))
    with group((.52, -.62, 1.73), (-8, -34, -14)):
        lathe([(.72, -.1), (.84, -.1), (.88, -.06), (.88, .06), (.84, .1), (.72, .1), (.7, .06), (.7, -.06), (.72, -.1)],
              lacquer(INK, rough=.2), .02, turn=(90, 0, 0))
        disc(.74, .06, printed('results', rough=.08, coat=1., tile=(.47, .385), shift=(.07, .52), glow=.16), .02,
             turn=(0, 34, 0))
        cylinder(.1, .5, metal('#E0A84A'), .02, at=(0, 0, -1.3))
        capsule(.17, .92, lacquer(COBALT), at=(0, 0, -1.59))
        cylinder(.178, .1, lacquer(SAFFRON), .02, at=(0, 0, -1.42))
    for k, (h, c) in enumerate(((.3, SAND), (.5, SAFFRON), (.78, INK))):
        cylinder(.2, h, lacquer(c), .05, at=(-1.95 + k * .46, -.95 - k * .04, 0))
    camera((-.7, -8.0, 2.2), (0, 0, 1.25), 60)


@still('services/pay-per-click')
def pay_per_click():
    backdrop('#BE4320', depth=6, bend=3)
    light(side=-1, key=520, rim=400, fill=170, soft=3, rim_colour='#FFC084', fill_colour='#FFD9C0')
    lathe([(0, 0), (1.75, 0), (1.85, .1), (1.85, .34), (1.7, .46), (1.42, .46), (1.38, .28), (0, .28)],
          lacquer('#EBDCC4'), .06)
    lathe([(0, .3), (1.3, .3), (1.34, .38), (1.34, .72), (1.2, .84), (0, .84)], lacquer(SAFFRON, rough=.25), .08)
    with group((0, 0, .845)):
        torus(1.02, .035, lacquer('#FFD06A'))
        for k in range(16):
            a = k / 16 * math.tau
            slab(.24, .05, .03, lacquer(LATERITE), .02, .008, at=(.72 * math.cos(a), .72 * math.sin(a), .01),
                 turn=(90, 0, math.degrees(a)))
    with group((0, 0, 1.04), (-99, 0, 10)):
        cut(cursor(1.5), .3, lacquer(INK), .07)
    for k, (x, y) in enumerate(((2.32, .42), (2.3, .45), (2.33, .41), (2.31, .44), (2.32, .42))):
        coin((x, y, k * .1), (0, 0, k * 30), .4, SAFFRON if k % 2 else '#FFC04A')
    for k in range(2):
        coin((2.16 - .05 * k, -.82 + .03 * k, k * .1), (0, 0, k * 40), .36, COBALT)
    coin((1.5, -1.66, 0), (0, 0, 0), .34)
    coin((-2.2, .5, 0), (0, 0, 0), .34, INK2)
    camera((1.3, -7.0, 8.3), (.16, -.12, .3), 66)


@still('services/performance-marketing', BLEED)
def performance_marketing():
    backdrop('#AEB5F0', depth=3.2)
    light(side=-1, key=470, rim=380, fill=170, rim_colour='#FFB469', fill_colour='#FFE1C4', sky=.32)
    box(1.5, .8, .2, lacquer(INK), .06, at=(-.5, .55, 0), turn=(0, 0, 12))
    with group((-.5, .55, 1.42), (-6, 0, 12), .86):
        disc(1.5, .2, lacquer(INK), .05)
        disc(1.4, .06, material(BONE, rough=.4, coat=.3), .02, at=(0, -.1, 0))
        for k, c in enumerate((LATERITE, EMBER, SAFFRON, '#FFD06A', COBALT)):
            cut(ring(1.28, .96, 200 - 44 * (k + 1) + 3, 38), .16, lacquer(c), .035, at=(0, -.15, 0))
        for k in range(11):
            a = math.radians(200 - 22 * k)
            disc(.032, .03, lacquer(INK), .008, at=(.83 * math.cos(a), -.14, .83 * math.sin(a)))
        cut(filleted([(-.1, 0), (.1, 0), (.025, 1.04), (-.025, 1.04)], .02), .09, lacquer(INK), .02, at=(0, -.26, -.05),
            turn=(0, 48, 0))
        disc(.2, .2, lacquer(LATERITE), .05, at=(0, -.25, 0))
        slab(.7, .2, .08, lacquer(INK), .1, .02, at=(0, -.15, -.72))
    for k, h in enumerate((.34, .52, .8, 1.2)):
        box(.3, .3, h, lacquer((BONE, SAND, SAFFRON, EMBER)[k]), .05, at=(.42 + k * .37, -.8 + k * .1, 0), turn=(0, 0, -14))
    with group((.98, -.98, .42), (0, 0, 12)):
        bar([(-.72, .36), (-.28, .5), (.12, .66), (.56, 1.42)], .09, .15, lacquer(LATERITE), .12)
        cut(circle(.2, steps=3, start=0), .17, lacquer(LATERITE), .03, at=(.6, 0, 1.5), turn=(0, -57, 0))
    ball(.2, lacquer(SAFFRON), at=(-1.1, -.8, .2))
    camera((-.9, -9.6, 2.1), (.16, 0, 1.18), 60)


@still('services/creative-solutions')
def creative_solutions():
    backdrop('#F0A92E', depth=4.4, bend=3)
    light(side=-1, key=520, rim=320, fill=150, soft=3.4, rim_colour='#FFE0A0')
    inks = (INK, INK2, COBALT, PERIWINKLE, BONE, SAND, EMBER, LATERITE, CLAY)
    with group((-.55, -.7, .1)):
        for k, c in enumerate(inks):
            with group((0, 0, .055 * k), (0, 0, 74 - 19 * k)):
                with group((0, 1.28, 0), (-90, 0, 0)):
                    slab(.74, 3.0, .05, material('#FFF7EA', rough=.45), .1, .014)
                    slab(.74, 2.3, .05, lacquer(c), .1, .014, at=(0, -.004, .35))
        cylinder(.13, .62, metal('#D8A657'), .03, at=(0, -.02, -.04))
    pencil((.28, -.98, .14), (0, 90, 17), 1.9, LATERITE)
    with group((.95, -1.2, .13), (0, 90, 9)):
        lathe([(0, 0), (.05, .2), (.12, .5), (.13, .7), (0, .7)], material(COBALT, rough=.5), .05)
        lathe([(0, .66), (.135, .66), (.11, 1.02), (0, 1.02)], metal('#D8A657'), .01)
        lathe([(0, 1.0), (.105, 1.0), (.125, 1.4), (.05, 2.9), (0, 2.95)], lacquer(INK), .03)
    with group((1.55, .75, 0)):
        lathe([(0, 0), (.5, 0), (.56, .08), (.56, .62), (.5, .64), (.47, .6), (.47, .1), (0, .1)], lacquer(BONE), .03)
        cylinder(.47, .02, material(COBALT, rough=.15, coat=1.), .005, at=(0, 0, .52))
    def splash(u, v):
        a = u * math.tau
        r = v * (.42 + .09 * math.sin(a * 3 + .6) + .05 * math.sin(a * 5))
        return r * math.cos(a), r * math.sin(a), .05 * (1 - v ** 6)
    surface(splash, material(COBALT, rough=.12, coat=1.), 96, 24, wrap=True, at=(.72, .28, 0) , crease=180)
    ball(.08, material(COBALT, rough=.12, coat=1.), at=(1.12, -.12, .03), squash=(1.2, 1, .6))
    camera((-1.5, -7.2, 7.6), (.12, .12, .25), 68)


@still('services/video-content-production')
def video_content_production():
    backdrop('#F1B79A', depth=3)
    light(side=1, key=500, rim=420, fill=140, rim_colour='#FFB469', fill_colour='#FFE1C4')
    sun(1.35, (-1.05, 1.8, 1.75), LATERITE, EMBER)
    body, trim = lacquer(INK, rough=.28), lacquer(SAFFRON)
    with group((.35, .1, .98), (0, 0, 26)):
        box(1.5, .78, .95, body, .1)
        box(1.2, .8, .16, trim, .03, at=(0, 0, .3))
        for x, r in ((-.42, .56), (.52, .46)):
            with group((x, 0, .95 + r - .04)):
                disc(r, .26, lacquer(COBALT if x < 0 else LATERITE), .06)
                disc(r * .9, .03, lacquer(BONE), .01, at=(0, -.135, 0))
                for k in range(5):
                    a = math.tau * k / 5 + .3
                    disc(r * .2, .02, body, .006, at=(r * .54 * math.cos(a), -.155, r * .54 * math.sin(a)))
                disc(r * .16, .06, trim, .015, at=(0, -.16, 0))
        with group((-.75, 0, .52), (0, -90, 0)):
            lathe([(0, 0), (.3, 0), (.3, .3), (.36, .34), (.36, .62), (.44, .8), (.44, .86), (.38, .86), (.34, .72), (0, .66)],
                  body, .025)
            lathe([(.365, .4), (.375, .41), (.375, .52), (.365, .53)], trim, 0)
            ball(.32, material('#3E52C8', rough=.06, coat=1.), at=(0, 0, .58), squash=(1, 1, .5))
        slab(.34, .24, .1, body, .05, .02, at=(.86, -.1, .62), turn=(0, 0, 90))
        ball(.05, lacquer(LATERITE, glow=.8), at=(-.5, -.4, .82))
    with group((.35, .1, .0)):
        cylinder(.3, .12, trim, .03, at=(0, 0, .86))
        for k in range(3):
            a = math.radians(90 + 120 * k)
            tube([(0, 0, .9), (.72 * math.cos(a), .72 * math.sin(a), .03)], .06, body, lambda t: 1 - t * .4, curve=False)
    with group((-1.25, -.85, .56), (-14, 0, 18)):
        slab(1.3, .84, .07, printed('slate', rough=.4), .05, .02)
        slab(1.3, .17, .08, printed('clap', rough=.4), .03, .012, at=(0, 0, .52))
        with group((-.6, 0, .64), (0, -20, 0)):
            slab(1.3, .17, .08, printed('clap', rough=.4), .03, .012, at=(.62, 0, .04))
        disc(.05, .1, trim, .02, at=(-.58, 0, .56))
    camera((-.6, -8.2, 1.55), (-.2, 0, 1.26), 57)
