"""Objects that appear in several stills."""
from outlines import circle, filleted
from shapes import box, cut, cylinder, lathe, screen, slab, tube
from studio import BONE, INK, INK2, SAFFRON, group, lacquer, material, printed


def phone(picture, at=(0, 0, 0), turn=(0, 0, 0), size=1., glow=.3, body=INK):
    with group(at, turn, size):
        slab(1.16, 2.36, .14, lacquer(body, metal=.3), .2, .04)
        screen(1.06, 2.26, printed(picture, rough=.2, glow=glow), .15, at=(0, -.068, 0))
        slab(.26, .06, .012, material('#05060C', rough=.3), .03, .004, at=(0, -.077, 1.02))
        slab(.03, .3, .05, lacquer(body), .012, .008, at=(.59, 0, .42))


def browser(picture, w, h, at=(0, 0, 0), turn=(0, 0, 0), glow=.25, depth=.1, frame=BONE):
    with group(at, turn):
        slab(w + .08, h + .08, depth, material(frame, rough=.35, coat=.4), .14, .035)
        screen(w, h, printed(picture, rough=.3, glow=glow), .11, at=(0, -depth / 2, 0))


def parcel(w, d, h, at, turn=(0, 0, 0), card='#C98F55', tape='parcel-tape'):
    with group(at, turn):
        box(w, d, h, material(card, rough=.8, grain=.25), .025)
        strip = printed(tape, rough=.5, tile=(max(1, w * 1.2), 1))
        box(w + .006, d * .2, .01, strip, .002, at=(0, 0, h - .004))
        slab(d * .2, h * .4, .01, printed(tape, rough=.5, tile=(.4, 1)), .004, .002, at=(w / 2, 0, h * .8),
             turn=(0, 0, 90))
        slab(w * .34, h * .34, .01, material(BONE, rough=.6), .02, .002, at=(-w * .22, -d / 2, h * .36))
        for k in range(3):
            slab(w * (.24 - .05 * k), .03, .012, material(INK, rough=.6), .01, .002,
                 at=(-w * (.22 + .025 * k), -d / 2 - .003, h * (.44 - .08 * k)))


def bolt(at, turn=(0, 0, 0), size=1., colour=SAFFRON):
    m = lacquer(colour, metal=.4)
    with group(at, turn, size):
        hexagon = filleted(circle(.2, steps=6), .02)
        cut(hexagon, .14, m, .02, turn=(90, 0, 0), at=(0, 0, .07), holes=())
        cylinder(.1, .42, m, .02, at=(0, 0, -.42))
        for k in range(5):
            lathe([(.09, 0), (.115, .025), (.09, .05)], m, 0, 40, at=(0, 0, -.40 + k * .07))


def coin(at, turn=(0, 0, 0), r=.36, colour=SAFFRON):
    m = lacquer(colour, metal=.25)
    with group(at, turn):
        lathe([(0, 0), (r, 0), (r, .09), (r * .84, .09), (r * .8, .065), (0, .065)], m, .015)
        lathe([(0, 0), (r * .42, 0), (r * .42, .03), (0, .03)], m, .012, at=(0, 0, .06))


def bag(at, turn, w=1.5, d=.6, h=1.8, colour=BONE, front='quilt', handle=INK, tile=(1, 1.2)):
    m = material(colour, rough=.55, grain=.12)
    with group(at, turn):
        box(w, d, h, m, .03, faces={'front': printed(front, rough=.5, tile=tile)})
        box(w - .06, d - .06, .01, material(INK2, rough=.8), .002, at=(0, 0, h - .001))
        for y in (-d / 2 + .03, d / 2 - .03):
            tube([(-w * .22, y, h - .22), (-w * .22, y, h + .1), (-w * .18, y, h + .5), (0, y, h + .64),
                  (w * .18, y, h + .5), (w * .22, y, h + .1), (w * .22, y, h - .22)], .032, material(handle, rough=.5))
            for x in (-w * .22, w * .22):
                lathe([(0, 0), (.06, 0), (.06, .02), (0, .02)], lacquer(SAFFRON, metal=.3), .008,
                      at=(x, -d / 2 - .005 if y < 0 else d / 2, h - .2), turn=(90, 0, 0))


def hang_tag(at, turn, picture='card-weave', string=BONE, w=.62, h=1.0):
    outline = filleted([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h * .3), (w * .2, h / 2), (-w * .2, h / 2),
                        (-w / 2, h * .3)], .06)
    with group(at, turn):
        cut(outline, .05, printed(picture, rough=.5), .012, holes=[circle(.06, (0, h * .36), 32)])
        tube([(0, 0, h * .36), (.04, -.1, h * .5), (.0, -.05, h * .75), (-.08, .1, h * 1.0)], .014,
             material(string, rough=.8))


def pencil(at, turn, length=2.4, colour=SAFFRON, size=1.):
    with group(at, turn, size):
        outline = filleted(circle(.13, steps=6), .02)
        cut(outline, length, lacquer(colour), .004, turn=(90, 0, 0), at=(0, 0, length / 2 + .36))
        lathe([(0, 0), (.015, .02), (.045, .12), (.125, .37), (0, .37)], material('#E9C79A', rough=.7), 0)
        lathe([(0, -.005), (.017, .02), (.047, .125), (0, .125)], lacquer(INK), 0)
        lathe([(0, 0), (.128, 0), (.128, .18), (0, .18)], material('#D9B36A', metal=1., rough=.3), .01,
              at=(0, 0, length + .34))
        lathe([(0, 0), (.125, 0), (.125, .18), (0, .2)], material('#E8836F', rough=.7), .04, at=(0, 0, length + .5))
