"""The portrait sitting: one person before the sun disc."""
import figure
import studio


def gesture(name, side):
    """Return the pose of a hand for figure.limbs; `side` 1 is the wearer's left."""
    return {
        'heart': {'to': (side * 0.04, -1.14, -2.40), 'pole': (side, -0.1, -0.9), 'direction': (-side * 0.82, -0.05, 0.45), 'palm': (-side * 0.1, 1, 0.05), 'curl': 0.10, 'spread': 0.05},
        'chin': {'to': (side * 0.36, -1.26, -1.80), 'pole': (side, -0.2, -1), 'direction': (-side * 0.22, 0.16, 0.95), 'palm': (-side * 0.6, 0.75, 0.1), 'curl': 0.55, 'spread': 0.03},
        'wave': {'to': (side * 1.42, -0.80, -1.62), 'pole': (side * 0.6, -0.1, -1), 'direction': (side * 0.16, -0.12, 0.98), 'palm': (-side * 0.15, -1, 0), 'curl': 0.06, 'spread': 0.22},
        'greeting': {'to': (side * 0.12, -1.24, -2.46), 'pole': (side, 0.0, -0.8), 'direction': (-side * 0.03, -0.14, 0.98), 'palm': (-side, 0, 0), 'curl': 0.02, 'spread': 0.02},
    }[name]


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
    x, z = p['frame']
    studio.camera((x, -9.2 / p['near'], z + 0.02), (x, 0, z - 0.22), 70)
    # The eyes already compensate half of the head's turn; the other half and the nod direct them at the lens.
    p = {**p, 'gaze': (p['glance'][0] - 0.5 * p['turn'], p['glance'][1] - p['nod'])}
    arms, hands = figure.limbs(p, {side: gesture(name, side) for side, name in p['hands'].items()}) if p['hands'] else (None, None)
    figure.build(p, cell, turn=p['body'], look=(p['turn'] - p['body'], p['nod'], p['tilt']), lean=p['lean'], roll=p['roll'], arms=arms, hands=hands, waist=bool(arms))
