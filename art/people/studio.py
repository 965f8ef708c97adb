"""The photographer's studio: scene, materials, lights, camera, backdrop and sun disc."""
import math

import bpy
from mathutils import Vector

INK, INK2, LATERITE, CLAY, SAFFRON = '#12173a', '#232b63', '#bf3d1b', '#a33414', '#f2a31b'
SAND, BONE, COBALT, PERIWINKLE, EMBER = '#e9c9a0', '#f6eee1', '#2b3cff', '#9aa3e8', '#e8632f'


def linear(colour):
    """'#rrggbb' (sRGB) as linear RGBA."""
    h = colour.lstrip('#')

    def channel(c):
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return tuple(channel(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4)) + (1.0,)


def mix(a, b, t):
    """A colour between two hex colours, as hex."""
    pa, pb = (tuple(int(c.lstrip('#')[i : i + 2], 16) for i in (0, 2, 4)) for c in (a, b))
    return '#' + ''.join(f'{round(u + (v - u) * t):02x}' for u, v in zip(pa, pb))


_materials = {}


def material(colour, rough=0.6, metal=0.0, coat=0.0, sheen=0.0, glow=0.0, tinted=False, skin=False, weave=0.0):
    """One shared material per look. `tinted` multiplies by the mesh's `tint` colours; `weave` is a fine bump."""
    key = (colour, rough, metal, coat, sheen, glow, tinted, skin, weave)
    if key in _materials:
        return _materials[key]
    m = bpy.data.materials.new(colour)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = linear(colour)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = 0.06
    b.inputs['Sheen'].default_value = sheen
    b.inputs['Sheen Tint'].default_value = 0.6
    if skin:
        b.inputs['Specular'].default_value = 0.38
    if glow:
        b.inputs['Emission'].default_value = linear(colour)
        b.inputs['Emission Strength'].default_value = glow
        # a glowing mesh would take half of all light samples and leave grain on every chin
        m.cycles.sample_as_light = False
    if tinted:
        a = nodes.new('ShaderNodeAttribute')
        a.attribute_name = 'tint'
        links.new(a.outputs['Color'], b.inputs['Base Color'])
    if weave:
        coords, noise, bump = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        noise.inputs['Scale'].default_value = 60
        bump.inputs['Strength'].default_value = weave
        bump.inputs['Distance'].default_value = 0.02
        links.new(coords.outputs['Object'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], b.inputs['Normal'])
    _materials[key] = m
    return m


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()


def add_object(name, data, parent=None):
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    o.parent = parent
    return o


def mesh(name, vertices, faces, mat, parent=None, tint=None, smooth=True, angle=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if angle:
        me.use_auto_smooth, me.auto_smooth_angle = True, angle
    if tint is not None:
        layer = me.attributes.new('tint', 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', [float(c) for row in tint for c in (*row[:3], 1.0)])
    me.update()
    return add_object(name, me, parent)


def tube(points, radius, mat, parent=None, radii=None, resolution=6):
    """A smooth tube along points; `radii` scale it point by point."""
    c = bpy.data.curves.new('tube', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.use_fill_caps = '3D', radius, resolution, True
    spline = c.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for i, p in enumerate(points):
        spline.points[i].co = (*map(float, p), 1)
        spline.points[i].radius = radii[i] if radii else 1
    spline.use_endpoint_u, spline.order_u, spline.resolution_u = True, 4, 8
    c.materials.append(mat)
    return add_object('tube', c, parent)


def lathe(profile, mat, parent=None, segments=64, location=(0, 0, 0), rotation=(0, 0, 0), angle=0.7):
    """A profile of (radius, height) turned round z."""
    v = [(r * math.cos(k / segments * math.tau), r * math.sin(k / segments * math.tau), z) for r, z in profile for k in range(segments)]
    f = [
        (i * segments + k, i * segments + (k + 1) % segments, (i + 1) * segments + (k + 1) % segments, (i + 1) * segments + k)
        for i in range(len(profile) - 1)
        for k in range(segments)
    ]
    o = mesh('lathe', v, f, mat, parent, angle=angle)
    o.location, o.rotation_euler = location, rotation
    return o


def ball(location, radius, mat, parent=None, scale=(1, 1, 1), segments=24):
    n = segments // 2
    profile = [(radius * math.sin(math.pi * i / n) + 1e-5, -radius * math.cos(math.pi * i / n)) for i in range(n + 1)]
    o = lathe(profile, mat, parent, segments, location, angle=None)
    o.scale = scale
    return o


def ring(location, major, minor, mat, parent=None, rotation=(0, 0, 0), scale=(1, 1, 1)):
    profile = [(major + minor * math.cos(t), minor * math.sin(t)) for t in (math.tau * i / 14 for i in range(15))]
    o = lathe(profile, mat, parent, 56, location, rotation, angle=None)
    o.scale = scale
    return o


def slab(location, size, mat, parent=None, rotation=(0, 0, 0), round_=0.04):
    """A box with rounded edges."""
    x, y, z = (s / 2 for s in size)
    v = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh('slab', v, f, mat, parent, angle=0.6)
    o.location, o.rotation_euler = location, rotation
    bevel = o.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = round_, 4
    return o


def empty(parent=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    o = add_object('group', None, parent)
    o.location, o.rotation_euler, o.scale = location, rotation, (scale,) * 3
    return o


def aim(o, target):
    o.rotation_euler = (Vector(target) - Vector(o.location)).to_track_quat('-Z', 'Y').to_euler()


def light(location, target, size, power, colour, height=None):
    d = bpy.data.lights.new('light', 'AREA')
    d.size, d.energy, d.color = size, power, linear(colour)[:3]
    if height:
        d.shape, d.size_y = 'RECTANGLE', height
    o = add_object('light', d)
    o.location = location
    aim(o, target)
    return o


def camera(location, target, lens):
    d = bpy.data.cameras.new('camera')
    d.lens = lens
    o = add_object('camera', d)
    o.location = location
    aim(o, target)
    bpy.context.scene.camera = o
    return o


def wall(colour, y, glow_centre=(0, 0), glow=0.25, radius=4.5, halo='#fff0d8'):
    """A backdrop that is lighter round the sun: a radial ramp from `colour` lifted by `glow` to `colour`."""
    m = bpy.data.materials.new('wall')
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = 0.95, 0.05
    coords, place, gradient, ramp = (nodes.new(n) for n in ('ShaderNodeTexCoord', 'ShaderNodeMapping', 'ShaderNodeTexGradient', 'ShaderNodeValToRGB'))
    gradient.gradient_type = 'SPHERICAL'
    place.vector_type = 'TEXTURE'
    place.inputs['Location'].default_value = (glow_centre[0], 0, glow_centre[1])
    place.inputs['Scale'].default_value = (radius, radius, radius)
    ramp.color_ramp.interpolation = 'EASE'
    ramp.color_ramp.elements[0].color = linear(mix(colour, '#0a0c20', 0.22))
    ramp.color_ramp.elements[1].color = linear(mix(colour, halo, glow))
    links.new(coords.outputs['Object'], place.inputs['Vector'])
    links.new(place.outputs['Vector'], gradient.inputs['Vector'])
    links.new(gradient.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], b.inputs['Base Color'])
    o = mesh('wall', [(-40, 0, -30), (40, 0, -30), (40, 0, 30), (-40, 0, 30)], [(0, 1, 2, 3)], m)
    o.location = (0, y, 0)
    return o


def sun(location, radius, colour, glow=0.25):
    """The sun disc behind all people."""
    profile = [(1e-4, -0.05), (radius - 0.04, -0.05), (radius, -0.01), (radius, 0.02), (radius - 0.02, 0.05), (1e-4, 0.05)]
    return lathe(profile, material(colour, rough=0.8, glow=glow), None, 160, location, (math.pi / 2, 0, 0))


def guides(folder, name):
    """Also write `name.albedo1.png` (paint without light) and `name.normal1.png`, which guide the denoiser."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    for kind, view in (('Albedo', 'Standard'), ('Normal', 'Raw')):
        file = nodes.new('CompositorNodeOutputFile')
        file.base_path = folder
        file.file_slots[0].path = f'{name}.{kind.lower()}#'
        file.format.file_format, file.format.color_mode, file.format.color_management = 'PNG', 'RGB', 'OVERRIDE'
        file.format.view_settings.view_transform = view
        source = layers.outputs[f'Denoising {kind}']
        if kind == 'Normal':  # from -1..1 to 0..1
            half = nodes.new('CompositorNodeMixRGB')
            half.inputs[0].default_value, half.inputs[2].default_value = 0.5, (1, 1, 1, 1)
            links.new(source, half.inputs[1])
            source = half.outputs[0]
        links.new(source, file.inputs[0])


def settings(width, height, samples, exposure=0.35, look='Medium High Contrast'):
    s = bpy.context.scene
    if s.world is None:
        s.world = bpy.data.worlds.new('world')
    s.world.use_nodes = True
    background = s.world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear('#e9d8cf')
    background.inputs[1].default_value = 0.42
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, 0.05, 8
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 3, 2, 2
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.0, 8.0
    c.caustics_reflective = c.caustics_refractive = False
    c.use_denoising = False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    s.view_settings.view_transform, s.view_settings.look, s.view_settings.exposure = 'Filmic', look, exposure
