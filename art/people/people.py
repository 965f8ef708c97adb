"""The people of the portraits, one record each. Colours are the brand's; looks are listed in README.md."""
from studio import BONE, CLAY, COBALT, EMBER, INK, INK2, LATERITE, PERIWINKLE, SAFFRON, SAND

DEFAULTS = {
    'age': 35, 'woman': False, 'skin': '#a8704a', 'hair_colour': '#15100f', 'brow_colour': None, 'lip_colour': None,
    # face: 1 is the middle of the range
    'jaw': 1.0, 'chin': 1.0, 'full': 0.3, 'brow_ridge': 0.6, 'nose_width': 1.0, 'nose_length': 1.0, 'lips': 1.0, 'mouth': 1.0, 'eye_gap': 1.0, 'eye_tilt': 0.05,
    # expression
    'smile': 0.6, 'smirk': 0.0, 'open': 0.0, 'lid_up': 23.0, 'lid_low': 17.0, 'gaze': (0.0, 0.0), 'brow': 1.0, 'brow_arch': 0.5, 'brow_raise': 0.0, 'brow_frown': 0.0,
    'lashes': 0.25, 'eyeshadow': 0.0, 'iris': '#3a2014', 'ears': True, 'stubble': 0.0, 'beard': None, 'beard_colour': None,
    'hair': 'crop', 'part': 0.0, 'recede': 0.0, 'wear': None, 'wear_colour': BONE, 'wear_colour2': None,
    'glasses': None, 'earrings': None, 'bindi': None, 'nose_stud': False,
    # body and dress: c1 main cloth, c2 under or blouse, c3 trim, c4 small accents
    'shoulders': 1.0, 'bulk': 0.3, 'bust': False, 'neck': 0.36, 'garment': 'shirt', 'c1': BONE, 'c2': None, 'c3': None, 'c4': None,
    'under': None, 'pocket': None, 'collar': None, 'dupatta': None, 'dupatta_side': False, 'silk': False, 'bisht': None, 'necklace': None, 'headphones': None,
    # the portrait: turn of the head, of the body, tilt, nod, lean forward, roll of the shoulders, where the eyes look off the lens (radians)
    'turn': 0.25, 'body': 0.15, 'tilt': 0.0, 'nod': 0.0, 'lean': 0.0, 'roll': 0.0, 'glance': (0.0, 0.0),
    # a side (1 is the wearer's left) to a gesture of portraits.py; shift of the frame, and closeness of the camera
    'hands': {}, 'frame': (0.0, 0.0), 'near': 1.0, 'wall': SAND, 'sun': LATERITE, 'disc': (0.0, 0.62),
}  # fmt: skip
WOMAN = {'woman': True, 'shoulders': 0.86, 'bust': True, 'neck': 0.30, 'jaw': 0.86, 'brow_ridge': 0.15, 'lashes': 1.0, 'brow': 0.72, 'brow_arch': 0.9, 'lips': 1.15, 'nose_width': 0.86, 'bulk': 0.0, 'lid_up': 26.0, 'eyeshadow': 0.35}

GREY, SILVER, BLACK, CHESTNUT = '#6d6864', '#b9b4ae', '#15100f', '#3b2015'

RECORDS = {
    'member-01': dict(age=48, skin='#8a5638', hair='swept', hair_colour='#4a4542', brow_colour='#2a2422', beard='boxed', beard_colour='#6a645f', glasses=('wire', '#c9973e'), recede=0.03, smile=0.6, jaw=1.04, garment='bandhgala', c1=INK2, c2=BONE, c4=SAFFRON, pocket=SAFFRON, turn=-0.46, body=0.06, tilt=0.03, roll=0.03, wall='#e0a04e', sun=LATERITE),
    'member-02': dict(WOMAN, age=36, skin='#7a4a2e', hair='plait', earrings='jhumka', bindi='#a81f1a', smile=0.75, lip_colour='#8a3430', garment='sari', silk=True, c1='#2636d8', c2=LATERITE, c3=SAFFRON, c4=LATERITE, turn=0.40, body=0.34, tilt=-0.10, nod=-0.04, glance=(0.16, -0.05), near=1.05, wall=LATERITE, sun='#f0b04a'),
    'member-03': dict(age=40, skin='#b98258', hair=None, ears=False, wear='ghutra', wear_colour='#f7f3ec', beard='boxed', smile=0.5, nose_length=1.25, brow=1.15, garment='kandura', c1='#f4efe7', turn=-0.14, body=0.10, tilt=0.04, hands={-1: 'heart'}, frame=(0.0, -0.12), near=0.95, wall=INK2, sun=SAFFRON),
    'member-04': dict(WOMAN, age=32, skin='#5b3522', hair='afro', hair_colour='#120d0c', earrings='hoops', ears=True, smile=1.0, open=1.0, lips=1.35, nose_width=1.2, lip_colour='#8e2f2c', garment='blazer', c1=LATERITE, c2=INK, c4=SAFFRON, necklace='chain', turn=0.32, body=0.42, tilt=0.15, nod=-0.08, roll=-0.05, wall='#ecd3ac', sun=SAFFRON),
    'member-05': dict(WOMAN, age=31, skin='#c08c63', hair='bob', hair_colour='#1b1212', glasses=('round', INK), nose_stud=True, smile=0.5, smirk=0.5, lip_colour='#a34238', garment='rollneck', c1='#eaa02a', turn=-0.36, body=-0.26, tilt=-0.11, nod=0.03, hands={1: 'chin'}, frame=(0.06, -0.10), near=0.97, wall='#2b3aa8', sun=LATERITE),
    'member-06': dict(age=27, skin='#b98458', hair='quiff', eye_tilt=0.09, nose_width=1.12, full=0.3, jaw=0.93, smile=0.95, open=0.8, brow=0.95, lid_up=21.0, garment='hoodie', c1='#2a3be0', c2=BONE, turn=-0.10, body=0.46, tilt=0.10, roll=-0.05, near=1.06, wall='#e8b565', sun=LATERITE),
    'member-07': dict(WOMAN, age=27, skin='#c3916a', hair=None, ears=False, wear='hijab', wear_colour='#e3bd8d', wear_colour2=INK, smile=0.6, lip_colour='#a5473d', lashes=1.2, garment='coat', c1=INK, c2=BONE, c3=SAFFRON, turn=-0.56, body=-0.34, tilt=0.05, nod=-0.03, glance=(-0.30, -0.06), frame=(-0.20, 0.0), wall='#f0dcbc', sun=LATERITE),
    'member-09': dict(age=38, skin='#6d4129', hair='curly', beard='full', smile=0.75, full=0.5, bulk=0.7, garment='sweater', c1=LATERITE, c2=CLAY, headphones=SAFFRON, turn=0.36, body=0.04, tilt=-0.06, nod=-0.06, glance=(0.26, -0.12), frame=(0.05, -0.05), near=1.02, wall='#1d2659', sun='#e9892f'),
    'member-11': dict(WOMAN, age=24, skin='#cf9e74', hair='long-fringe', hair_colour='#17100f', eye_tilt=0.10, full=0.5, nose_width=0.95, smile=0.7, lid_up=23.0, earrings=None, ears=False, lip_colour='#b5544a', garment='polo', c1='#f0e6d6', c2=SAFFRON, c3=INK, turn=0.05, body=-0.28, tilt=0.13, lean=0.05, near=1.10, wall='#d9663a', sun='#f6d49a'),
    'member-13': dict(age=35, skin='#b07a50', hair=None, ears=True, wear='dastar', wear_colour=LATERITE, wear_colour2=SAFFRON, beard='long', smile=0.6, nose_length=1.2, brow=1.2, garment='blazer', under='shirt', c1=INK, c2=BONE, c4=SAFFRON, pocket=SAFFRON, turn=-0.50, body=-0.16, nod=-0.05, roll=0.03, frame=(-0.12, 0.05), near=0.97, wall='#f0dfc2', sun='#eea637'),
    'member-15': dict(WOMAN, age=29, skin='#9b6540', hair='shoulder', hair_colour='#1a1110', part=0.14, earrings='small-hoops', smile=0.9, open=0.7, lip_colour='#963a33', garment='kurta', c1=BONE, c3=SAFFRON, c4=SAFFRON, dupatta=LATERITE, turn=0.20, body=0.06, tilt=0.10, hands={-1: 'wave'}, frame=(-0.16, -0.06), near=0.93, wall='#2f3d9e', sun='#f2b44a'),
    'member-17': dict(age=56, skin='#7d4d32', hair='sides', hair_colour='#8d8781', brow_colour='#5c5550', beard='moustache', beard_colour='#8d8781', glasses=('square', INK), full=0.7, bulk=0.8, smile=0.65, garment='shirt', c1='#e6c294', c3=INK, pocket=True, turn=0.50, body=0.10, tilt=-0.04, nod=0.07, frame=(0.12, 0.0), near=1.05, wall='#b83a1a', sun='#f0b04a'),
    'member-18': dict(WOMAN, age=60, skin='#84522f', hair='bun', hair_colour='#a19b95', brow_colour='#5a524d', bindi='#a81f1a', glasses=('wire', '#c9973e'), earrings='studs', full=0.6, lashes=0.5, eyeshadow=0.1, smile=0.75, lip_colour='#83403a', garment='sari', c1='#b5391b', c2=INK2, c3=BONE, c4=SAFFRON, turn=-0.06, body=0.0, tilt=-0.07, nod=0.04, hands={1: 'greeting', -1: 'greeting'}, frame=(0.0, -0.14), near=0.95, wall='#ecc68c', sun='#e0792f'),
    'member-19': dict(age=31, skin='#4b2c1c', hair='twists', hair_colour='#100c0b', beard='goatee', nose_width=1.3, lips=1.3, smile=0.7, garment='polo', c1='#2c3de6', c2=SAFFRON, c3=BONE, turn=-0.06, body=-0.44, tilt=-0.06, nod=-0.05, roll=0.06, near=1.04, wall='#e2a14d', sun='#f6ddb0'),
    'member-24': dict(WOMAN, age=42, skin='#cfa07a', hair='wavy', hair_colour=CHESTNUT, part=-0.16, ears=False, smile=0.6, nose_length=1.15, iris='#4a3a1e', lip_colour='#a8443a', garment='blazer', under='shirt', c1=INK, c2=BONE, c4=SAFFRON, turn=0.56, body=0.18, tilt=-0.08, frame=(0.12, 0.0), near=1.02, wall='#cb4a22', sun='#f0c585'),
    'client-01': dict(age=52, skin='#b37f56', hair='combed-back', hair_colour='#7b7671', brow_colour='#45403c', beard='moustache', beard_colour='#6b6661', smile=0.5, jaw=1.05, nose_length=1.2, bulk=0.7, recede=0.05, garment='blazer', under='shirt', c1=INK, c2='#efe4d4', c4=SAFFRON, pocket=LATERITE, turn=0.48, body=0.10, roll=-0.03, wall='#e7b765', sun='#c8431f'),
    'client-02': dict(WOMAN, age=45, skin='#53301f', hair=None, wear='wrap', wear_colour=SAFFRON, wear_colour2=LATERITE, earrings='hoops', lips=1.35, nose_width=1.2, smile=0.85, full=0.5, lip_colour='#7f2a2a', garment='dress', c1=INK2, turn=-0.12, body=0.28, tilt=0.09, nod=-0.06, wall='#d65f33', sun='#f5d7a2'),
    'client-03': dict(age=58, skin='#a8734b', hair=None, ears=False, wear='ghutra', wear_colour='#f7f3ec', beard='full', beard_colour='#a7a19a', hair_colour='#5f5955', brow_colour='#4f4945', nose_length=1.3, full=0.5, smile=0.45, garment='kandura', c1='#f4efe7', bisht='#1b1f3f', turn=0.50, body=0.24, nod=-0.04, glance=(0.26, -0.04), wall='#b5421f', sun='#efae44'),
    'client-04': dict(WOMAN, age=33, skin='#b98660', hair='long', hair_colour='#1c1211', bindi='#a81f1a', earrings='jhumka', smile=0.7, nose_stud=True, lip_colour='#a03a35', garment='kurta', c1='#b93a1b', c3=SAFFRON, c4=BONE, dupatta='#f0a52c', dupatta_side=True, turn=-0.42, body=0.12, tilt=-0.10, wall='#26307c', sun='#ef9d3a'),
    'client-05': dict(age=29, skin='#8d5a3a', jaw=0.95, hair='crop', stubble=0.75, glasses=('square', '#7a2f16'), smile=0.85, open=0.6, garment='overshirt', c1='#e99c25', c2='#f1e8da', turn=0.10, body=0.40, tilt=0.07, lean=0.05, near=1.06, wall='#f0e0c6', sun='#3040c8'),
    'client-06': dict(WOMAN, age=50, skin='#e0b493', hair='pixie', hair_colour='#c9c4bd', brow_colour='#8a7c6e', iris='#4d6474', smile=0.65, lip_colour='#b8564c', earrings='studs', garment='rollneck', c1=INK2, necklace='beads', turn=0.04, body=0.32, tilt=-0.07, wall='#e3a551', sun='#f5e3c4'),
    'client-07': dict(age=41, skin='#5d3723', hair=None, beard='boxed', hair_colour='#120d0c', lips=1.2, nose_width=1.2, smile=0.65, bulk=0.6, garment='kurta', collar='stand', c1='#f1e7d8', c4=LATERITE, turn=-0.54, body=-0.30, tilt=0.03, glance=(-0.24, -0.08), wall='#1f2862', sun='#d9502a'),
}  # fmt: skip


def person(name):
    index = list(RECORDS).index(name)
    return {**DEFAULTS, 'seed': 11 + 7 * index, **RECORDS[name]}


TEAM = [n for n in RECORDS if n.startswith('member')]
CLIENTS = [n for n in RECORDS if n.startswith('client')]
