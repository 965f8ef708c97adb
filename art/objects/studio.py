"""The studio in which every still is rendered: palette, materials, backdrop, sun disc, lights, camera, render.

Units are about 10 cm; x runs right, y away from the camera, z up; angles are degrees.
"""
import math
import os
from functools import lru_cache

import bpy
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))

INK, INK2, LATERITE, CLAY, SAFFRON = '#12173A', '#232B63', '#BF3D1B', '#A33414', '#F2A31B'
SAND, BONE, COBALT, PERIWINKLE, EMBER = '#E9C9A0', '#F6EEE1', '#2B3CFF', '#9AA3E8', '#E8632F'

STILLS = {}


def still(name, size=(1280, 960)):
    """Register a scene function under its picture id, `class/name`."""
    def register(build):
        STILLS[name] = (build, size)
        return build
    return register


def linear(colour):
    """sRGB hex to the linear RGBA that Cycles works in."""
    channels = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels) + (1,)


def radians(turn):
    return tuple(math.radians(a) for a in turn)


@lru_cache(maxsize=None)
def picture(name):
    path = os.path.join(HERE, 'textures', f'{name}.png')
    if not os.path.exists(path):
        raise FileNotFoundError(f'{path}: run "npm run art:prints" to draw the textures first')
    return bpy.data.images.load(path)


@lru_cache(maxsize=None)
def material(colour=BONE, rough=.45, coat=0., metal=0., glass=0., flesh=0., glow=0., sheen=0., grain=0.,
             ior=1.45, fade=None, fade_from=0., thin=0., image=None, tile=(1, 1), shift=(0, 0)):
    """A painted surface. `fade` is a second colour towards the top, from `fade_from` of the height on, `image` a texture over the UVs,
    `thin` the share of light that comes through from behind,
    `flesh` the inner warmth of cream and petals (a faint glow: true subsurface costs four times the samples), `grain` a fine bump that keeps large faces from looking digital."""
    m = bpy.data.materials.new('material')
    m.use_nodes = True
    tree = m.node_tree
    shader = tree.nodes['Principled BSDF']
    inputs = shader.inputs
    values = {'Base Color': linear(colour), 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat,
              'Clearcoat Roughness': .06, 'Transmission': glass, 'IOR': ior, 'Sheen': sheen}
    for key, value in values.items():
        inputs[key].default_value = value
    glow = glow or flesh * .5
    if glow:
        inputs['Emission'].default_value = linear(colour)
        inputs['Emission Strength'].default_value = glow
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    if fade:
        ramp = tree.nodes.new('ShaderNodeValToRGB')
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(colour), linear(fade)
        ramp.color_ramp.elements[0].position = fade_from
        split = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
        tree.links.new(split.outputs['Z'], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], inputs['Base Color'])
        if glow:
            tree.links.new(ramp.outputs[0], inputs['Emission'])
    if image:
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = (*tile, 1)
        mapping.inputs['Location'].default_value = (*shift, 0)
        texture = tree.nodes.new('ShaderNodeTexImage')
        texture.image = picture(image)
        tree.links.new(coordinates.outputs['UV'], mapping.inputs[0])
        tree.links.new(mapping.outputs[0], texture.inputs[0])
        tree.links.new(texture.outputs[0], inputs['Base Color'])
        if glow:
            tree.links.new(texture.outputs[0], inputs['Emission'])
    if glass:
        let_light_through(tree, shader, colour)
    if thin:
        shine_through(tree, shader, inputs['Base Color'], thin)
    if grain:
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = 90
        noise.inputs['Detail'].default_value = 3
        bump = tree.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = grain
        bump.inputs['Distance'].default_value = .01
        tree.links.new(coordinates.outputs['Object'], noise.inputs[0])
        tree.links.new(noise.outputs[0], bump.inputs['Height'])
        tree.links.new(bump.outputs[0], inputs['Normal'])
    return m


def let_light_through(tree, shader, colour):
    """Let shadow rays pass through glass: without caustics, objects inside would be black."""
    path, mix = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMixShader')
    clear_pane = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear_pane.inputs[0].default_value = linear(colour)
    tree.links.new(path.outputs['Is Shadow Ray'], mix.inputs[0])
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(clear_pane.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])


def shine_through(tree, shader, paint, share):
    """Add light that comes through from behind, as through a petal or paper."""
    mix, behind = tree.nodes.new('ShaderNodeMixShader'), tree.nodes.new('ShaderNodeBsdfTranslucent')
    behind.inputs[0].default_value = paint.default_value
    for wire in paint.links:
        tree.links.new(wire.from_socket, behind.inputs[0])
    mix.inputs[0].default_value = share
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(behind.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])


def lacquer(colour, **over):
    """Return a gloss paint, whose clear coat keeps dark colours from looking flat."""
    return material(colour, **{'rough': .32, 'coat': .8, **over})


def matt(colour, **over):
    return material(colour, **{'rough': .62, 'grain': .08, **over})


def printed(image, **over):
    return material(BONE, image=image, **{'rough': .5, **over})


def metal(colour='#D8A657', **over):
    return material(colour, **{'metal': 1., 'rough': .26, **over})


def glass(colour='#FFFFFF', **over):
    return material(colour, **{'glass': 1., 'rough': .03, **over})


class Stage:
    """Parents of new objects: a stack of empties, so that a group can be moved and turned as one."""
    parents = []


class group:
    def __init__(self, at=(0, 0, 0), turn=(0, 0, 0), size=1.):
        self.empty = bpy.data.objects.new('group', None)
        link(self.empty, at, turn)
        self.empty.scale = (size,) * 3

    def __enter__(self):
        Stage.parents.append(self.empty)
        return self.empty

    def __exit__(self, *_):
        Stage.parents.pop()


def link(o, at=(0, 0, 0), turn=(0, 0, 0)):
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = at, radians(turn)
    if Stage.parents:
        o.parent = Stage.parents[-1]
    return o


def aim(o, target):
    o.rotation_euler = (Vector(target) - o.location).to_track_quat('-Z', 'Y').to_euler()


def area(at, target, size, power, colour='#FFFFFF', height=None):
    d = bpy.data.lights.new('area', 'AREA')
    d.size, d.energy, d.color = size, power, linear(colour)[:3]
    if height:
        d.shape, d.size_y = 'RECTANGLE', height
    o = link(bpy.data.objects.new('area', d), at)
    aim(o, target)
    return o


def light(side=-1, key=520, rim=300, fill=120, soft=4., height=5.5, warmth='#FFF1DC', rim_colour='#FFB469',
          fill_colour='#C4CCFF', air='#DDE0FF', sky=.28, at=(0, 0, 1)):
    """Soft key from one `side` (-1 left, 1 right), a warm rim from the other, cool fill from behind and above."""
    x, y, z = at
    area((x + 4 * side, y - 4, z + height - 1), at, soft, key, warmth)
    area((x - 4.4 * side, y + .6, z + 2.2), at, 1.1, rim, rim_colour, 3.6)
    area((x, y + 3, z + 5), at, 3, fill, fill_colour)
    area((x - 5 * side, y - 6, z + 2), at, 5, key * .16, warmth)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = linear(air), sky


def camera(at, target, lens=70, stop=None, roll=0):
    """Add the camera. `stop` is the f-number, which blurs objects outside of the target's plane."""
    d = bpy.data.cameras.new('camera')
    d.lens = lens
    o = bpy.data.objects.new('camera', d)
    bpy.context.scene.collection.objects.link(o)
    o.location = at
    aim(o, target)
    if roll:
        o.rotation_euler.rotate_axis('Z', math.radians(roll))
    if stop:
        d.dof.use_dof, d.dof.aperture_fstop = True, stop
        d.dof.focus_distance = (Vector(target) - Vector(at)).length
    bpy.context.scene.camera = o


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    material.cache_clear()
    picture.cache_clear()
    Stage.parents.clear()


def shoulder(view):
    """Standard keeps saffron and cobalt pure; this curve rolls its highlights off instead of clipping them."""
    view.view_transform, view.look, view.use_curve_mapping = 'Standard', 'None', True
    mapping = view.curve_mapping
    mapping.clip_max_x = 4
    curve = mapping.curves[3]
    curve.points[0].location, curve.points[1].location = (0, 0), (4, 1)
    for x, y in ((.35, .35), (.7, .64), (1.1, .83), (2, .955)):
        curve.points.new(x, y)
    mapping.update()


def guides(path):
    """Also write `.albedo1.png` (paint without light) and `.normal1.png`, which guide the denoiser."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    passes = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(passes.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    for name, view in (('Albedo', 'Standard'), ('Normal', 'Raw')):
        file = tree.nodes.new('CompositorNodeOutputFile')
        file.base_path = os.path.dirname(path)
        file.file_slots[0].path = os.path.basename(path)[:-4] + f'.{name.lower()}#'
        file.format.file_format, file.format.color_mode = 'PNG', 'RGB'
        file.format.color_management = 'OVERRIDE'
        file.format.view_settings.view_transform = view
        source = passes.outputs[f'Denoising {name}']
        if name == 'Normal':
            source = halved(tree, source)
        tree.links.new(source, file.inputs[0])


def halved(tree, source):
    """Map -1..1 to 0..1."""
    mix = tree.nodes.new('CompositorNodeMixRGB')
    mix.blend_type, mix.inputs[0].default_value = 'MIX', .5
    tree.links.new(source, mix.inputs[1])
    mix.inputs[2].default_value = (1, 1, 1, 1)
    return mix.outputs[0]


def photograph(path, size, samples, threads=2):
    """Render two exposures with half of the samples each, `.a.png` and `.b.png`, whose differences show the denoiser the noise."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    # Adaptive sampling stops early on flat grounds and continues on edges and gloss: half the noise in the same time.
    cycles.samples, cycles.use_adaptive_sampling = samples // 2, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = .04, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 7, 2, 3, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.use_denoising = 3, .8, False
    render = scene.render
    render.resolution_x, render.resolution_y = size
    render.image_settings.color_mode = 'RGB'
    render.image_settings.color_depth = '16'
    render.threads_mode, render.threads = 'FIXED', threads
    render.use_persistent_data = True
    shoulder(scene.view_settings)
    for seed, exposure in enumerate('ab'):
        cycles.seed, render.filepath = seed, f'{path[:-4]}.{exposure}.png'
        guides(render.filepath)
        bpy.ops.render.render(write_still=True)
