"""Seven still lifes, one world and one ground colour for each client."""

from outlines import crescent
from shapes import backdrop, ball, bar, box, cut, cylinder, disc, label, lathe, leaf, pillow, screen, slab, sun
from still_life import (CLOUD, FERN, band, book, cloud, cream_swirl, laptop, lotus, mortarboard, powder, rolled_mat,
                        scoop, smear, stone, tub)
from studio import (BONE, COBALT, EMBER, INK, INK2, LATERITE, PERIWINKLE, SAFFRON, SAND, camera, glass, group,
                    lacquer, light, material, matt, printed, still)

POSTER = (1600, 1200)


@still('case-studies/green-protein', POSTER)
def green_protein():
    backdrop('#B4CC78', depth=3)
    light(side=-1, key=470, rim=330, fill=110, rim_colour='#FFD27A')
    sun(1.42, (.75, 1.7, 2.25))
    cylinder(1.5, .2, matt(FERN), .04, at=(-.15, .1, 0))
    cylinder(1.14, .18, matt('#F2EBD2'), .04, at=(-.15, .1, .2))
    tub((-.15, .1, .38), (0, 0, -8))
    gloss, light_green = material(FERN, rough=.3, coat=.3), material('#6FA64B', rough=.34, coat=.25)
    for x, y, length, width, lean, roll, about, m in (
            (-.9, .75, 2.3, .8, -6, -38, 10, gloss), (-1.2, .35, 1.6, .62, -4, -64, 20, light_green),
            (.75, .8, 2.0, .74, -6, 40, -14, gloss), (1.0, .45, 1.35, .55, 4, 66, -20, light_green),
            (-.45, 1.0, 2.6, .8, -4, -14, 0, light_green)):
        leaf(length, width, m, .55, .3, .02, at=(x, y, .3), turn=(lean, roll, about))
    powder(.56, .34, (2.0, -.5, 0))
    scoop((1.5, -1.02, 0), (0, 0, 84), filled=.26)
    leaf(.95, .42, gloss, .5, .3, at=(-1.55, -1.1, .03), turn=(-84, 0, 62))
    leaf(.7, .32, light_green, .4, .3, at=(-1.25, -1.35, .03), turn=(-82, 0, 18))
    for x, y, r in ((.42, -1.42, .07), (-.55, -1.5, .05), (.62, -1.28, .04)):
        ball(r, lacquer(SAFFRON), at=(x, y, r))
    camera((.55, -8.8, 2.2), (.1, 0, 1.16), 60)


@still('case-studies/ecg-academy', POSTER)
def ecg_academy():
    backdrop('#1A2052', depth=3.2)
    light(side=-1, key=560, rim=620, fill=300, rim_colour='#FF9A50', fill_colour='#8EA0FF', sky=.35)
    sun(1.5, (1.15, 1.9, 1.75), SAFFRON, '#FFD06A', .2)
    cylinder(1.35, .26, lacquer(INK2), at=(.5, .2, 0))
    cylinder(1.0, .3, lacquer(LATERITE), at=(.5, .2, .26))
    cylinder(.66, .14, lacquer(SAFFRON), at=(.5, .2, .56))
    beat = [(-4.2, 1.22), (-1.75, 1.22), (-1.5, 1.46), (-1.22, 1.22), (-.62, 1.22), (-.34, .92), (.12, 2.96), (.56, .28),
            (.88, 1.22), (1.3, 1.22), (1.66, 1.62), (2.02, 1.22), (4.6, 1.22)]
    bar(beat, .13, .5, material(EMBER, rough=.22, coat=.9, glow=.12), fillet=.1, at=(.15, .1, .34))
    with group((-1.45, -.35, 0), (0, 0, 14)):
        for k, (w, c, a) in enumerate(((1.25, COBALT, 0), (1.1, BONE, -7), (.95, LATERITE, 6))):
            book(w, .8, .2, c, (0, 0, k * .2), (0, 0, a))
    ball(.2, lacquer(BONE), at=(-1.42, -.35, .8))
    ball(.13, lacquer(SAFFRON), at=(1.3, -1.3, .13))
    ball(.22, lacquer(COBALT), at=(2.2, -.45, .22))
    camera((-.75, -9.2, 1.4), (.14, 0, 1.56), 60)


@still('case-studies/ycb-academy')
def ycb_academy():
    backdrop('#A9B0EE', depth=2.2, bend=1.4)
    light(side=1, key=430, rim=420, fill=150, rim_colour='#FFB469', fill_colour='#FFE1C4')
    sun(2.05, (.35, 2.0, 1.0), SAFFRON, '#FFD27A', .16)
    disc(2.5, .1, matt('#BCC2F4'), .03, at=(.35, 2.15, 1.0))
    rolled_mat((.55, .1, .03), (0, 0, 16))
    with group((-1.35, -.1, 0)):
        stone(1.15, .42, 0, INK2)
        stone(.86, .36, .40, SAND, .04, 3)
        stone(.62, .30, .74, LATERITE, -.03, -4)
        stone(.42, .24, 1.02, BONE, .02, 3)
        stone(.24, .18, 1.25, SAFFRON, -.01)
    lotus((-.05, -1.6, .03), .78)
    ball(.1, lacquer(COBALT), at=(1.35, -1.65, .1))
    camera((-.9, -7.8, 2.7), (.05, -.2, .86), 68)


@still('case-studies/blisspads')
def blisspads():
    backdrop('#F4B7A4', depth=3, bend=2.6)
    light(side=-1, key=400, rim=260, fill=170, soft=6, rim_colour='#FFC9A0', fill_colour='#FFE6DC', air='#FFE3DA', sky=.42)
    sun(1.25, (-.75, 1.9, 2.4), LATERITE, '#E8632F', .1)
    quilted = material(CLOUD, rough=.85, flesh=.15)
    tint = (quilted, material('#F7C9BA', rough=.85, flesh=.12), quilted, material('#EE9C86', rough=.85, flesh=.12))
    cylinder(1.36, .34, matt('#EE9C86'), .05, at=(.1, 0, 0))
    with group((.1, 0, .34), (0, 0, -12)):
        for k, m in enumerate(tint):
            pillow(2.2 - k * .1, 1.25, .38, m, .42, full=.62, at=(.02 * (-1) ** k, 0, .19 + k * .34), turn=(0, 0, (-1) ** k * 2))
        band(1.31, 1.43, .2, .5, printed('blush-band', tile=(1.5, 1)), (0, 0, .7))
    cloud((-2.3, .45, 0), .84)
    cloud((2.25, .35, -.05), .78, 1)
    cloud((.85, -1.68, -.06), .54, 1)
    cloud((1.5, 1.5, 2.15), .6)
    cut(crescent(.46, .3), .16, lacquer(SAFFRON), .025, at=(.3, -.05, 2.31), turn=(0, -24, -10))
    for x, y, r in ((-.62, -1.62, .1), (-.34, -1.82, .06), (1.75, -1.1, .12)):
        ball(r, lacquer(PERIWINKLE if r < .1 else SAFFRON), at=(x, y, r))
    camera((.7, -8.4, 2.5), (.08, 0, 1.2), 60)


@still('case-studies/skinpot-co', POSTER)
def skinpot_co():
    backdrop('#A8432A', depth=3.2)
    light(side=1, key=560, rim=460, fill=150, rim_colour='#FFC084', fill_colour='#FFD9C0', soft=3)
    sun(1.3, (-1.55, 1.6, 1.6), '#E8742F', '#F2A04A', .12)
    stonework = material('#E6CDB0', rough=.8, grain=.5)
    box(2.5, 1.9, .42, stonework, .05, at=(.35, .25, 0), turn=(0, 0, 12))
    box(1.1, 1.1, .95, material('#C9764F', rough=.8, grain=.5), .05, at=(-1.35, .5, 0), turn=(0, 0, -10))
    cream = material('#FFF1E2', rough=.35, flesh=.2, coat=.25)
    with group((.45, .0, .42)):
        lathe([(0, 0), (.74, 0), (.84, .1), (.84, .78), (.72, .9), (.72, 1.06), (.68, 1.06), (.68, .88), (.78, .75),
               (.78, .2), (.68, .14), (0, .14)], glass('#FFE3C4', ior=1.4, rough=.02), .05)
        lathe([(0, .15), (.66, .15), (.75, .22), (.75, .74), (.65, .87), (.65, 1.0), (0, 1.0)],
              material('#FFE6CF', rough=.5, flesh=.12), .04)
        label(.846, .2, .7, printed('jar-label', rough=.45, tile=(4, 1), shift=(.25, 0)))
        cream_swirl(.62, .72, cream, (0, 0, .96))
    with group((-1.33, .48, .95), (0, 0, 20)):
        cylinder(.34, .42, material('#C8702C', rough=.15, coat=.9), .06)
        lathe([(.0, .42), (.2, .42), (.2, .7), (.14, .76), (0, .76)], lacquer(INK), .04)
    with group((1.5, -.62, .84), (66, 0, 34)):
        lathe([(0, 0), (.80, 0), (.80, .3), (.74, .34), (0, .34)], lacquer(SAFFRON, rough=.25), .05, at=(0, 0, -.17))
        disc(.4, .02, material(BONE, rough=.4), .006, at=(0, 0, .175), turn=(-90, 0, 0))
    smear([(-1.75, -.75, 0), (-1.2, -1.25, 0), (-.5, -1.3, 0), (.1, -1.05, 0)], .3, cream)
    camera((.95, -10.6, 1.95), (.13, 0, .98), 72)


@still('case-studies/techgyan')
def techgyan():
    backdrop('#2A38E0', depth=3, bend=2.4)
    light(side=-1, key=520, rim=430, fill=200, rim_colour='#FFB469', fill_colour='#AAB4FF', sky=.3)
    sun(1.35, (-1.35, 1.9, 2.35), SAFFRON, '#FFCE66', .15)
    laptop((-.45, .1, 0), (0, 0, 16))
    for k, (name, x, y, z, about, tilt) in enumerate((
            ('course-4', 1.28, -.35, .06, -8, 0), ('course-3', 1.32, -.35, .15, 6, 0), ('course-2', 1.26, -.33, .24, -14, 0))):
        with group((x, y, z), (-90, 0, about)):
            slab(1.3, .92, .075, material(BONE, rough=.5), .08, .02)
            screen(1.3, .92, printed(name, rough=.4), .08, at=(0, -.04, 0))
    for name, x, y, z, turn in (('course-1', .72, .05, 1.98, (-8, -14, 20)), ('course-3', 1.62, .35, 1.52, (-6, 10, -12))):
        with group((x, y, z), turn):
            slab(1.05, .74, .07, material(BONE, rough=.5), .08, .02)
            screen(1.05, .74, printed(name, rough=.4), .08, at=(0, -.037, 0))
    mortarboard((1.28, -.36, .3), (0, 0, 14), .8)
    ball(.15, lacquer(LATERITE), at=(-1.75, -.95, .15))
    ball(.09, lacquer(SAFFRON), at=(-1.45, -1.2, .09))
    camera((.75, -7.8, 3.0), (.12, 0, 1.1), 62)
