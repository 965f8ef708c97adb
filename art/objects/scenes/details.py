"""A second, closer look at each client's world: another camera, another arrangement, the same colours."""
import math
import random

from shapes import backdrop, ball, bar, box, cut, cylinder, disc, lathe, leaf, screen, slab, sun, surface
from still_life import CLOUD, bud, cloud, cotton_roll, cream_swirl, lotus, mortarboard, mug, powder, scoop, smear, stone
from studio import (BONE, COBALT, EMBER, INK, LATERITE, PERIWINKLE, SAFFRON, area, camera, group, lacquer, light, material,
                    printed, still)

FULL_BLEED = (1920, 1440)


@still('case-studies/green-protein-detail', FULL_BLEED)
def green_protein_detail():
    backdrop('#17492F', depth=6)
    light(side=1, key=560, rim=420, fill=170, soft=2.6, rim_colour='#FFD27A')
    lathe([(0, 0), (.9, 0), (1.35, .3), (1.4, .36), (1.32, .36), (.88, .08), (0, .08)], lacquer(BONE), .04, at=(-.35, .25, 0))
    powder(1.04, .95, (-.35, .25, .14), crumbs=0)
    scoop((.16, -.05, .36), (16, 0, -62), filled=.22)
    gloss, young = material('#3E7D3F', rough=.3, coat=.3), material('#8FB04A', rough=.36, coat=.2)
    for x, y, about, length, m in ((1.6, .95, -52, 1.7, gloss), (1.3, -1.15, -128, 1.3, young), (-2.15, -.75, 128, 1.4, gloss),
                                   (-1.75, 1.35, 52, 1.5, young), (1.95, -.15, -92, 1.1, young), (3.2, 1.9, -60, 1.6, gloss),
                                   (3.5, -.9, -110, 1.5, gloss), (-3.5, .6, 84, 1.6, gloss), (-3.1, -1.9, 132, 1.4, young),
                                   (-.6, 2.6, 14, 1.5, gloss), (-.3, -2.7, 176, 1.5, gloss), (1.4, 2.5, -28, 1.3, young),
                                   (1.7, -2.5, -150, 1.4, gloss)):
        leaf(length, length * .4, m, .5, .3, .02, at=(x * .75, y * .75, .04), turn=(-80, 0, about))
    for x, y, r in ((-1.7, -.95, .09), (1.15, -1.35, .07), (-1.25, -1.25, .06), (1.95, .8, .08)):
        ball(r, lacquer(SAFFRON), at=(x, y, r))
    camera((-.7, -8.2, 9.0), (-.1, .1, .3), 72)


@still('case-studies/horlicks-detail', FULL_BLEED)
def horlicks_detail():
    backdrop('#BF3D1B', depth=8)
    light(side=-1, key=700, rim=420, fill=130, soft=1.8, warmth='#FFE6BE', rim_colour='#FFB45E', fill_colour='#FFE2B8',
          air='#FFE8CC', sky=.26)
    lathe([(0, 0), (.62, 0), (1.16, .1), (1.2, .14), (1.14, .16), (.6, .07), (0, .07)], material(BONE, rough=.25, coat=.5), .03)
    mug((0, 0, .08), (0, 0, -38))
    grain = ('#E5A73B', '#F0C46A', '#F6D48A')
    chance = random.Random(3)
    for ring_number, (r, n) in enumerate(((1.48, 26), (1.76, 32), (2.04, 38), (2.32, 44))):
        for k in range(n):
            a = math.tau * (k + ring_number * .5) / n
            ball(.062, material(grain[ring_number % 3], rough=.4, coat=.2), at=(r * math.cos(a), r * math.sin(a), .055),
                 turn=(0, 90, math.degrees(a) + chance.uniform(-7, 7)), squash=(.85, .85, 1.75))
    camera((1.6, -3.6, 8.8), (0, .02, .3), 66)


@still('case-studies/ecg-academy-detail', FULL_BLEED)
def ecg_academy_detail():
    backdrop('#BF3D1B', depth=3.4)
    light(side=1, key=520, rim=480, fill=170, rim_colour='#FFC084', fill_colour='#FFD9C0')
    sun(1.9, (-.95, 2.2, 1.2), SAFFRON, '#FFD06A', .16)
    page = material('#FFF8EA', rough=.75)
    with group((.1, -.1, .12), (0, 0, -10)):
        box(3.3, 2.1, .08, lacquer(INK), .03, at=(0, 0, -.1))
        for side in (-1, 1):
            def leaf_of_book(u, v, side=side):
                x = u * 1.55
                return side * x, (v - .5) * 1.95, .02 + .3 * math.sin(math.pi * min(1, u * 1.02)) ** .8 * (1 - u * .55)
            top = [leaf_of_book(k / 60, .5, side) for k in range(61)]
            block = [(x, z + .035) for x, _, z in top] + [(side * 1.56, -.02), (0, -.02)]
            cut(block[::side], 1.95, page, .012)
            for k in range(4):
                def line(u, v, side=side, k=k):
                    x, y, z = leaf_of_book(.28 + u * (.5 - .09 * (k % 2)), 0, side)
                    return x, .55 - k * .28 + (v - .5) * .08, z + .037
                surface(line, material(PERIWINKLE, rough=.6), 20, 2, thick=.015)
    beat = [(-4.6, 1.15), (-1.15, 1.15), (-.92, 1.36), (-.66, 1.15), (-.3, .9), (.08, 2.62), (.42, .56), (.66, 1.15), (1.1, 1.15),
            (1.4, 1.42), (1.7, 1.15), (4.6, 1.15)]
    with group((.1, -.05, .12), (0, 0, -10)):
        bar(beat, .14, .22, material(INK, rough=.22, coat=.9), .11)
    camera((1.9, -9.6, 4.4), (.1, 0, 1.12), 66, stop=11)


@still('case-studies/blisspads-detail', FULL_BLEED)
def blisspads_detail():
    backdrop('#B9C0F2', depth=3, bend=2.6)
    light(side=1, key=420, rim=300, fill=170, soft=5, rim_colour='#FFC9A0', fill_colour='#FFE6DC', sky=.38)
    sun(1.55, (1.15, 1.9, 1.35), '#F29C84', '#F9C9B4', .12)
    white, rose = material(CLOUD, rough=.8, flesh=.16), material('#F7BFAE', rough=.8, flesh=.12)
    with group((0, .1, 0), (0, 0, 17)):
        for x, y, z, start, length, m in ((-.62, 0, .51, .62, 1.5, white), (.56, .08, .645, -.12, 1.6, rose),
                                          (-.09, .05, 1.56, -.4, 1.4, white)):
            cotton_roll(2.7, .185, .09, length, m, start=start, at=(x, y, z))
    cloud((1.75, -.35, -.05), .62, 1)
    cloud((-1.95, .45, -.05), .7)
    for x, y, z, r, c in ((-.55, -1.35, .1, .1, LATERITE), (.35, -1.45, .07, .07, COBALT), (.62, -1.3, .13, .13, SAFFRON)):
        ball(r, lacquer(c), at=(x, y, z))
    camera((-1.9, -7.6, 2.2), (.02, 0, .98), 66)


@still('case-studies/skinpot-co-detail', FULL_BLEED)
def skinpot_detail():
    backdrop('#F0D9C2', depth=6)
    light(side=-1, key=560, rim=300, fill=190, soft=2.8, rim_colour='#FFC890')
    cream = material('#FFF6EC', rough=.32, flesh=.12, coat=.3)
    with group((-.5, .35, 0), (0, 0, 0)):
        lathe([(0, 0), (1.05, 0), (1.15, .1), (1.15, .62), (1.05, .72), (1.0, .72), (.98, .6), (0, .55)],
              material('#C8652E', rough=.14, coat=1.), .05)
        cream_swirl(.98, .62, cream, (0, 0, .52), 2.2, 7)
    with group((1.45, .55, .02), (0, 0, 0)):
        lathe([(0, 0), (.92, 0), (.98, .06), (.98, .3), (.92, .34), (.86, .3), (.84, .1), (0, .1)], lacquer(SAFFRON), .03)
    smear([(-.4, -1.4, 0), (.3, -1.5, 0), (1.1, -1.25, 0), (1.85, -.7, 0)], .34, cream)
    with group((.15, -1.25, .26), (0, 96, 10)):
        slab(.26, 1.7, .06, lacquer(LATERITE), .13, .02, at=(0, 0, .6))
    for x, y, r, c in ((-1.75, -.75, .17, LATERITE), (-1.4, -1.0, .1, SAFFRON), (1.95, 1.45, .14, LATERITE)):
        ball(r, lacquer(c), at=(x, y, r))
    with group((-2.85, 1.75, 0)):
        lathe([(0, 0), (.56, 0), (.62, .06), (.62, .42), (.56, .48), (0, .48)], material('#C8652E', rough=.14, coat=1.), .04)
        lathe([(0, .46), (.64, .46), (.64, .6), (.58, .66), (0, .66)], lacquer(SAFFRON), .03)
    with group((3.2, -1.15, 0)):
        lathe([(0, 0), (.44, 0), (.48, .05), (.48, .3), (.42, .36), (.4, .3), (0, .28)], lacquer(LATERITE, rough=.2), .03)
        cream_swirl(.38, .22, cream, (0, 0, .27), 2.2, 6)
    camera((1.9, -7.6, 9.4), (.3, -.1, .3), 62)


@still('case-studies/techgyan-detail', FULL_BLEED)
def techgyan_detail():
    backdrop('#F2AE38', depth=3.6, bend=2.8)
    light(side=-1, key=470, rim=320, fill=140, rim_colour='#FFE0A0')
    sun(1.15, (1.85, 1.8, 2.7), LATERITE, EMBER, .12)
    cards = ('course-2', 'course-3', 'course-4', 'laptop-course')
    for k, name in enumerate(cards):
        with group((-1.0 + k * .62, .9 - k * .52, 1.02 - k * .02), (-8, 0, 24)):
            slab(1.75, 1.22, .08, lacquer(BONE), .1, .025)
            screen(1.69, 1.16, printed(name, rough=.4, glow=.1), .08, at=(0, -.042, 0))
            cylinder(.037, .52, lacquer(INK), .01, at=(-.5, 0, -1.06))
            cylinder(.037, .52, lacquer(INK), .01, at=(.5, 0, -1.06))
    for k, w in enumerate((1.3, 1.1, .9)):
        box(w, .85, .2, lacquer((COBALT, LATERITE, INK)[k]), .03, at=(-1.62, -.95, .2 * k), turn=(0, 0, 12 - 14 * k))
    mortarboard((-1.62, -.95, .6), (0, 0, 30), .74)
    disc(.34, .14, lacquer(COBALT), .04, at=(1.68, -1.15, .52), turn=(-8, 0, 24))
    with group((1.68, -1.15, .52), (-8, 0, 24)):
        cut([(-.1, -.15), (.17, 0), (-.1, .15)], .06, lacquer(BONE), .015, at=(0, -.09, 0))
    camera((-2.2, -8.0, 2.4), (.12, 0, 1.02), 62)


@still('case-studies/ycb-academy-detail', FULL_BLEED)
def ycb_academy_detail():
    backdrop('#232B63', depth=3.4)
    light(side=-1, key=470, rim=540, fill=300, rim_colour='#FFB469', fill_colour='#AAB4FF', sky=.34)
    area((-3.7, 1.9, 1.5), (.1, 0, .4), 1.1, 170, '#FFC58A', 2.4)
    area((-.6, -6.4, 1.2), (.1, 0, .4), 3, 110, '#FFE3CC')
    # Its reflection in the water would show below the petals as two orange patches.
    sun(.8, (.1, 1.6, .63), SAFFRON, '#FFD06A', .26).visible_glossy = False
    cylinder(2.25, .12, material('#1B2354', rough=.16, coat=.7), .04, at=(.1, .0, 0))
    lotus((.1, -.1, .08), 1.22)
    bud((1.5, .75, .1), .8)
    with group((-1.64, .35, .1)):
        stone(.66, .3, 0, INK)
        stone(.48, .25, .29, PERIWINKLE, .03, 4)
        stone(.3, .17, .52, BONE, -.02)
    pad = material('#3E7D5A', rough=.35, coat=.4)
    for x, y, r, notch in ((1.5, -.55, .27, .3), (-1.0, -1.0, .2, .62), (1.78, .5, .21, .1), (-1.05, .95, .17, .45)):
        lathe([(.01, .012), (r, .012), (r + .03, .035), (r, .045), (.01, .03)], pad, .01, sweep=.93, start=notch, at=(x, y, .11))
    camera((.1, -7.4, 1.6), (.1, 0, .75), 66)
