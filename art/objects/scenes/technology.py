"""Six stills for technology development: cobalt leads, and each has its own height, lens and ground."""
from outlines import circle, cursor, gear
from props import bag, bolt, browser, hang_tag, parcel, phone
from shapes import backdrop, ball, box, cut, cylinder, disc, slab, sun, torus, tube
from studio import (BONE, COBALT, EMBER, INK, INK2, LATERITE, PERIWINKLE, SAFFRON, SAND, camera, group, lacquer,
                    light, material, matt, still)


@still('technology/web-mobile-app')
def web_mobile_app():
    backdrop('#222A6A', depth=3.4)
    light(side=-1, key=560, rim=560, fill=320, rim_colour='#FF9A50', fill_colour='#8EA0FF', sky=.3, at=(0, 0, 1.4))
    sun(1.25, (1.35, 1.7, 2.45), SAFFRON, '#FFD06A', .2)
    browser('web-wide', 2.9, 1.86, (-.75, .75, 1.75), (-4, 0, 16))
    phone('phone-home', (.55, -.45, 1.36), (-7, 9, -8))
    phone('phone-chart', (1.72, .1, 1.12), (-7, 16, -22), .86)
    for x, y, z, r, c in ((-1.75, -.6, .2, .2, LATERITE), (-1.3, -.95, .11, .11, SAFFRON), (-.42, -1.0, .07, .07, BONE)):
        ball(r, lacquer(c), at=(x, y, z))
    camera((-.5, -8.2, 1.5), (.1, 0, 1.42), 60)


def trolley(at, turn, size=1.):
    wire, frame = lacquer(BONE, rough=.25), lacquer(INK)
    with group(at, turn, size):
        def rim(z):
            t = (z - .55) / .75
            w, d0, d1 = .42 + .1 * t, -.62 - .08 * t, .5 + .16 * t
            return [(d0, -w, z), (d1, -w, z), (d1, w, z), (d0, w, z)]
        for z in (.55, .8, 1.05, 1.3):
            corners = rim(z)
            tube(corners + corners[:1], .03 if z in (.55, 1.3) else .018, wire, curve=False)
        bottom, top = rim(.55), rim(1.3)
        for a in range(4):
            b = (a + 1) % 4
            for k in range(6):
                t = k / 6
                p = tuple(bottom[a][i] * (1 - t) + bottom[b][i] * t for i in range(3))
                q = tuple(top[a][i] * (1 - t) + top[b][i] * t for i in range(3))
                tube([p, q], .014, wire, curve=False)
        for w in (-.4, .4):
            tube([(.66, w * 1.25, 1.3), (.92, w * 1.25, 1.5), (1.0, w * 1.2, 1.52)], .035, frame)
            tube([(.5, w, .55), (.42, w, .3), (-.5, w, .26)], .03, frame)
            for x in (-.48, .42):
                torus(.1, .045, frame, at=(x, w, .145), turn=(90, 0, 0))
                cylinder(.05, .06, lacquer(SAFFRON), .01, at=(x, w + .03, .145), turn=(90, 0, 0))
        tube([(1.0, -.48, 1.52), (1.0, .48, 1.52)], .06, lacquer(LATERITE), curve=False)


@still('technology/ecom-website')
def ecom_website():
    backdrop('#F2AE38', depth=2.8, bend=2.4)
    light(side=1, key=440, rim=300, fill=120, rim_colour='#FFE0A0')
    sun(1.05, (-1.75, 1.5, 2.15), LATERITE, EMBER)
    browser('web-shop', 2.9, 1.88, (-.62, .7, 1.08), (-9, 0, 13), depth=.13)
    with group((1.05, -.55, 0), (0, 0, 28)):
        parcel(.62, .5, .52, (-.18, -.02, .62), (0, 0, 8))
        parcel(.42, .4, .36, (.3, .12, .62), (0, 0, -12), '#E9C9A0')
        box(.36, .3, .42, lacquer(COBALT), .03, at=(-.1, .05, 1.14), turn=(6, 4, 20))
        box(.372, .06, .43, lacquer(SAFFRON), .01, at=(-.1, .05, 1.136), turn=(6, 4, 20))
    trolley((1.05, -.55, 0), (0, 0, 28))
    parcel(.8, .62, .48, (-1.35, -.85, 0), (0, 0, 24))
    camera((.5, -8.0, 2.9), (.02, 0, 1.05), 62)


@still('technology/shopify')
def shopping_bag():
    backdrop('#C4421F', depth=3)
    light(side=-1, key=520, rim=420, fill=140, rim_colour='#FFC084', fill_colour='#FFD9C0')
    sun(1.6, (-.1, 1.8, 1.35), '#E8742F', '#F6B04E', .12)
    cylinder(1.55, .22, matt('#8E2E14'), .05, at=(0, .1, 0))
    bag((-.42, .1, .22), (0, 0, 22))
    for x, h, lean, c in ((-.3, .5, -14, PERIWINKLE), (.12, .58, 6, BONE), (.4, .42, 18, PERIWINKLE)):
        with group((-.42 + x * .9, .1 + x * .3, 2.0), (0, lean, 22)):
            cut([(-.3, -.2), (.3, -.2), (.12, h * .7), (-.1, h * .5)], .02, material(c, rough=.8), .006)
    hang_tag((.26, -.52, 1.1), (-4, -10, 24), 'course-1', INK)
    bag((1.02, -.15, .22), (0, 0, -16), .82, .42, .95, COBALT, 'band-warm', SAFFRON, (1, 3))
    ball(.17, lacquer(SAFFRON), at=(.36, -1.0, .39))
    ball(.1, lacquer(INK), at=(-1.85, -.7, .1))
    camera((.9, -8.6, 1.15), (.1, 0, 1.36), 73)


@still('technology/wordpress')
def page_blocks():
    backdrop('#EACFA9', depth=6)
    light(side=-1, key=620, rim=300, fill=160, soft=3.2, rim_colour='#FFC890')
    white = material('#FFF9EF', rough=.5)

    def block(w, h, x, y, z, m, depth=.16, about=0, tilt=(0, 0)):
        with group((x, y, z + depth / 2), (-90 + tilt[0], tilt[1], about)):
            slab(w, h, depth, m, .07, .03)
    slab(3.3, 4.0, .16, white, .2, .05, at=(0, 0, .08), turn=(-90, 0, 0))
    block(3.0, .34, 0, 1.7, .16, lacquer(INK))
    for k in range(3):
        cylinder(.06, .05, lacquer((LATERITE, SAFFRON, PERIWINKLE)[k]), .015, at=(-1.28 + k * .2, 1.7, .32))
    block(1.75, 1.25, -.62, .78, .16, lacquer(COBALT))
    cylinder(.42, .12, lacquer(SAFFRON), .03, at=(-.62, .78, .32))
    for k, w in enumerate((1.0, .8, .92)):
        block(w, .15, .92 - (1.0 - w) / 2, 1.2 - k * .3, .16, lacquer(INK2), .1)
    block(.66, .28, .75, .3, .16, lacquer(LATERITE), .14)
    for k, c in enumerate((SAND, SAFFRON)):
        block(.92, .95, -1.03 + k * 1.03, -.48, .16, matt(c), .2)
    cut(circle(.24, steps=3, start=90), .08, lacquer(LATERITE), .02, at=(-1.03, -.5, .4), turn=(-90, 0, 0))
    torus(.2, .06, lacquer(INK), at=(0, -.48, .42))
    with group((1.2, -.66, 1.15), (10, -12, 9)):
        block(.95, .98, 0, 0, 0, lacquer(LATERITE), .22)
        disc(.26, .08, lacquer(BONE), .02, at=(0, 0, .25), turn=(-90, 0, 0))
    block(3.0, .5, 0, -1.55, .16, matt('#F1E4D0'), .08)
    for k in range(3):
        block(.7, .12, -1.0 + k * 1.0, -1.55, .24, matt(SAND), .05)
    block(1.9, .5, -2.75, -1.15, 0, lacquer(COBALT), .3, 18)
    block(1.1, .5, 2.5, .9, 0, lacquer(SAFFRON), .3, -24)
    ball(.24, lacquer(LATERITE), at=(2.45, -1.75, .24))
    camera((4.6, -8.6, 9.4), (.02, -.08, .1), 92)


@still('technology/maintenance')
def maintenance():
    backdrop('#161C48', depth=3.2)
    light(side=1, key=560, rim=620, fill=300, rim_colour='#FF9A50', fill_colour='#8EA0FF', sky=.3)
    with group((-.45, .7, 1.72), (0, 8, 10)):
        cut(gear(14, 1.52, 1.26), .34, lacquer(SAFFRON, glow=.08), .06, holes=[circle(.86, steps=96)])
        disc(.8, .26, material('#FFC85A', rough=.5, glow=.3, fade='#FFE0A0'), .05)
    with group((1.28, .9, .78), (0, -14, -6)):
        cut(gear(10, .86, .66), .3, lacquer(COBALT), .05, holes=[circle(.3, steps=64)])
    steel = lacquer(BONE, rough=.25)
    with group((.62, -.35, 1.32), (-6, 38, -8)):
        slab(.36, 1.9, .2, steel, .1, .05)
        slab(.16, 1.3, .03, lacquer(LATERITE), .08, .01, at=(0, -.1, 0))
        head = circle(.52, steps=48, start=119, sweep=302) + [(.25, 0), (.13, -.14), (-.13, -.14), (-.25, 0)]
        with group((0, 0, 1.2), (0, -14, 0)):
            cut(head, .22, steel, .03)
        cut(circle(.4), .22, steel, .05, at=(0, 0, -1.12), holes=[circle(.2)])
    for at, turn, size, c in (((-1.6, -.75, .11), (80, 0, 50), .9, LATERITE), ((-1.05, -1.05, .11), (84, 0, -20), .7, SAFFRON),
                              ((1.55, -.85, .3), (0, 0, 10), .75, COBALT)):
        bolt(at, turn, size, c)
    camera((-.9, -8.2, 1.2), (.05, 0, 1.36), 60)


@still('technology/ui-ux')
def ui_ux():
    backdrop('#F3E6D2', depth=3.2, bend=2.6)
    light(side=-1, key=640, rim=300, fill=190, soft=3.6, rim_colour='#FFC890', air='#FFF3E2', sky=.4)
    sun(.98, (-1.55, 1.3, 2.5), LATERITE, EMBER)
    with group((.35, .6, 1.55), (-6, 0, -20)):
        slab(2.5, 2.1, .09, lacquer(INK), .14, .03)
        for k in range(4):
            for j in range(5):
                disc(.022, .012, material(PERIWINKLE, rough=.5), .003, at=(-1.0 + j * .5, -.05, -.72 + k * .48))
        points = [(-1.05, -.1, -.7), (-.75, -.14, .35), (.05, -.2, -.45), (.45, -.16, .55), (1.05, -.1, .68)]
        tube(points, .05, lacquer(EMBER))
        for x, y, z in (points[0], points[2], points[-1]):
            box(.17, .17, .17, lacquer(BONE), .025, at=(x, y, z - .085))
        for centre, dx, dz in ((points[2], .62, .16), (points[2], -.62, -.16)):
            x, y, z = centre
            tube([(x, y - .04, z), (x + dx, y - .04, z + dz)], .014, lacquer(PERIWINKLE), curve=False)
            ball(.07, lacquer(SAFFRON), at=(x + dx, y - .04, z + dz))
    with group((-1.35, -.15, 1.12), (-6, 0, 22)):
        slab(1.15, 1.75, .08, lacquer(COBALT), .12, .03)
        disc(.3, .07, lacquer(SAFFRON), .02, at=(0, -.06, .38))
        for k, w in enumerate((.8, .6)):
            slab(w, .11, .05, lacquer(BONE), .055, .015, at=(-.4 + w / 2, -.05, -.12 - k * .22))
        slab(.8, .24, .07, lacquer(LATERITE), .12, .02, at=(0, -.06, -.62))
    with group((1.25, -.95, .62), (-6, 0, -8)):
        slab(1.25, .72, .08, material(BONE, rough=.4, coat=.3), .1, .03)
        for k, c in enumerate((LATERITE, SAFFRON, COBALT, INK)):
            disc(.115, .05, lacquer(c), .015, at=(-.42 + k * .28, -.05, 0))
    cut(cursor(1.0), .2, lacquer(COBALT), .05, at=(.42, -1.0, 1.62), turn=(-4, 6, -12))
    camera((.3, -8.2, 2.3), (-.02, 0, 1.42), 60)
