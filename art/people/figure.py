"""A whole person: head on neck, dressed body, in one group that a scene can place."""
import math

import numpy as np

import body
import face
import garments
import hair
import headwear
import people
import studio

UPPER, FORE = 1.30, 1.25
PIVOT = (0, 0.12, -0.72)


def reach(p, side, target, pole=None):
    """Return elbow and wrist of an arm that reaches for a point; the elbow bends towards `pole`."""
    s, t = body.shoulder(p, side), np.array(target, float)
    line = t - s
    length = min(float(np.linalg.norm(line)), (UPPER + FORE) * 0.985)
    line /= np.linalg.norm(line)
    along = (length**2 + UPPER**2 - FORE**2) / (2 * length)
    bend = np.array(pole if pole is not None else (side * 0.8, 0.5, -0.9), float)
    bend -= line * (bend @ line)
    bend /= np.linalg.norm(bend)
    elbow = s + line * along + bend * math.sqrt(max(UPPER**2 - along**2, 0.0))
    return elbow, s + line * length


def limbs(p, specs):
    """Return arms and hands posed by a dict for each side (1, -1): to, pole, palm, direction, curl, spread. Without one the arm hangs."""
    arms, hands = {}, {}
    for side in (1, -1):
        spec = specs.get(side) or {'to': (side * 1.42 * p['shoulders'], -0.02, -4.30), 'palm': (-side, 0.2, 0), 'curl': 0.35}
        elbow, wrist = reach(p, side, spec['to'], spec.get('pole'))
        arms[side] = (elbow, wrist)
        direction = spec.get('direction')
        hands[side] = dict(wrist=wrist, direction=wrist - elbow if direction is None else direction, palm=spec.get('palm', (-side, 0.3, 0)), curl=spec.get('curl', 0.3), spread=spec.get('spread', 0.06))
    return arms, hands


def place(name, cell, at, turn=0.0, left=None, right=None, look=None, scale=1.0, lean=0.0, trousers=None, **changes):
    """A team member in a scene.

    `left` and `right` are the poses of the hands, as in `limbs`; with `trousers` (a colour) the person stands.
    """
    p = {**people.person(name), **changes, 'turn': (look or (0,))[0]}
    arms, hands = limbs(p, {1: left, -1: right})
    root, head = build(p, cell, at, turn, scale, arms, True, hands, look, lean)
    if trousers:
        body.legs(p, trousers, root, cell, {s: (s * 0.55, 0.05, -9.2) for s in (1, -1)})
    return p, root, head


def build(p, cell, location=(0, 0, 0), turn=0.0, scale=1.0, arms=None, waist=False, hands=None, look=None, lean=0.0, roll=0.0):
    """`look` is (turn, nod, tilt) of the head against the body; `hands` maps a side to keyword arguments of body.hand."""
    root = studio.empty(None, location, (lean, roll, turn), scale)
    tailor = garments.dress_person(p, cell * 1.15, root, arms, waist)
    body.neck(p, root, cell * 1.3, tailor.f)
    for side, h in (hands or {}).items():
        body.hand(p, side=side, cell=min(cell, 0.014), parent=root, **h)
    yaw, nod, tilt = look or (0, 0, 0)
    joint = studio.empty(root, PIVOT, (nod, tilt, yaw))
    head = studio.empty(joint, tuple(-v for v in PIVOT))
    base = face.skull(p, cell)
    face.build(p, base, cell, head)
    hair.build(p, base, head)
    headwear.build(p, base, head)
    return root, head
