"""The portrait sitting: one person before the sun disc."""
import figure
import studio


def shoot(p, cell):
    r, g, b, _ = studio.linear(p['wall'])
    dark = r + g + b < 0.55
    studio.wall(p['wall'], 2.6, p['disc'], 0.34, 4.6, '#5a66e8' if b > r else '#ff9a4a' if dark else '#fff0d8')
    studio.sun((p['disc'][0], 2.3, p['disc'][1]), 1.62, p['sun'], 0.22 if not dark else 0.32)
    deep = sum(studio.linear(p['skin'])[:3]) < 0.40
    studio.light((-3.6, -4.6, 3.4), (0, 0, -0.2), 3.2, 430 * (1.12 if deep else 1), '#fff0dc')
    rim = 1.0 + 0.20 * (dark or deep) + 0.15 * (dark and deep)
    studio.light((3.9, 1.0, 1.9), (0, 0, -0.2), 0.9, 330 * rim, '#ffb070', 3.4)
    studio.light((-3.9, 1.4, 1.6), (0, 0, -0.4), 0.8, 150 * rim, '#c9cfff', 3.2)
    studio.camera((0, -9.2, 0.02), (0, 0, -0.22), 70)
    figure.build(p, cell, turn=p['body'], look=(p['turn'] - p['body'], p['nod'], p['tilt']))
