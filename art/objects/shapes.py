"""Geometry: every function adds one bevelled, shaded object to the stage and returns it."""
import math
import random

import bmesh
import bpy

from outlines import circle, filleted, rectangle, rounded, smooth
from studio import link, material, matt

TINY = 1e-4


def finish(mesh, m, at=(0, 0, 0), turn=(0, 0, 0), bevel=0., crease=40, soften=0, thick=0., segments=4):
    """Put a mesh on the stage: solidify, bevel, subdivide, shade."""
    shell = bmesh.new()
    shell.from_mesh(mesh)
    bmesh.ops.remove_doubles(shell, verts=shell.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shell, faces=shell.faces)
    shell.to_mesh(mesh)
    shell.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(crease)
    mesh.materials.append(m)
    o = link(bpy.data.objects.new('object', mesh), at, turn)
    if thick:
        o.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    if bevel:
        edge = o.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = bevel, segments, 'ANGLE', True
        edge.angle_limit = math.radians(crease)
    if soften:
        subdivide = o.modifiers.new('soften', 'SUBSURF')
        subdivide.levels = subdivide.render_levels = soften
    return o


def surface(fn, m, across=48, along=48, wrap=False, **over):
    """A sheet from `fn(u, v) -> (x, y, z)`, u and v in 0..1; `wrap` closes it in u."""
    columns = across if wrap else across + 1
    vertices = [fn(i / across, j / along) for j in range(along + 1) for i in range(columns)]
    faces, uvs = [], []
    for j in range(along):
        for i in range(across):
            k = (i + 1) % columns
            faces.append((j * columns + i, j * columns + k, (j + 1) * columns + k, (j + 1) * columns + i))
            u0, u1, v0, v1 = i / across, (i + 1) / across, j / along, (j + 1) / along
            uvs += [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]
    mesh = bpy.data.meshes.new('surface')
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, uvs):
        loop.uv = uv
    mesh.update()
    return finish(mesh, m, **over)


def lathe(profile, m, fillet=.04, across=112, sweep=1., start=0., **over):
    """Turn a profile of (radius, height) points; every corner is rounded by `fillet`."""
    points = [(max(r, TINY), z) for r, z in (filleted(profile, fillet, closed=False) if fillet else profile)]
    last = len(points) - 1

    def turned(u, v):
        r, z = points[round(v * last)]
        angle = math.tau * (u * sweep + start)
        return r * math.cos(angle), r * math.sin(angle), z
    return surface(turned, m, across, last, wrap=sweep == 1., crease=50, **over)


def cylinder(r, h, m, fillet=.04, **over):
    return lathe([(0, 0), (r, 0), (r, h), (0, h)], m, fillet, **over)


def label(r, bottom, top, m, sweep=1., **over):
    """A printed sleeve; the middle of its picture faces the camera."""
    return lathe([(r, bottom), (r, top)], m, 0, sweep=sweep, start=.75 - sweep / 2, **over)


def ball(r, m, at=(0, 0, 0), turn=(0, 0, 0), squash=(1, 1, 1)):
    def globe(u, v):
        a, b = u * math.tau, (v - .5) * math.pi
        return (r * squash[0] * math.cos(b) * math.cos(a), r * squash[1] * math.cos(b) * math.sin(a),
                r * squash[2] * math.sin(b))
    return surface(globe, m, 56, 28, wrap=True, at=at, turn=turn, crease=180)


def torus(r, tube, m, sweep=1., **over):
    def round_ring(u, v):
        a, b = v * math.tau * sweep, u * math.tau
        return (r + tube * math.cos(b)) * math.cos(a), (r + tube * math.cos(b)) * math.sin(a), tube * math.sin(b)
    return surface(round_ring, m, 28, 112, wrap=True, crease=180, **over)


def capsule(r, length, m, **over):
    """A pill standing on its end, centred."""
    half = max(length / 2 - r, 0)
    profile = [(r * math.cos(math.radians(a)), -half + r * math.sin(math.radians(a))) for a in range(-90, 1, 10)]
    profile += [(r * math.cos(math.radians(a)), half + r * math.sin(math.radians(a))) for a in range(0, 91, 10)]
    return lathe(profile, m, 0, 40, **over)


def pillow(w, d, h, m, roundness=.5, full=.9, **over):
    """A superellipsoid: roundness 1 is a ball, .2 nearly a box; `full` is the roundness seen from the side."""
    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    def cushion(u, v):
        a, b = u * math.tau, (v - .5) * math.pi
        out = power(math.cos(b), full - .2)
        return (w / 2 * out * power(math.cos(a), roundness), d / 2 * out * power(math.sin(a), roundness),
                h / 2 * power(math.sin(b), full))
    return surface(cushion, m, 96, 48, wrap=True, crease=180, **over)


def cut(outline, depth, m, bevel=.03, holes=(), at=(0, 0, 0), turn=(0, 0, 0), segments=3):
    """Cut a flat outline out of board of the given depth. It stands in the xz plane facing the camera (-y);
    its printed picture fills the outline's bounds."""
    curve = bpy.data.curves.new('cut', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    bevel = min(bevel, depth * .49)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = depth / 2 - bevel, bevel, segments, -bevel
    for points in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for p, (x, y) in zip(spline.points, points):
            p.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    template = bpy.data.objects.new('cut', curve)
    mesh = bpy.data.meshes.new_from_object(template)
    bpy.data.objects.remove(template)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    layer = mesh.uv_layers.new() if not mesh.uv_layers else mesh.uv_layers[0]
    for loop, uv in zip(mesh.loops, layer.data):
        co = mesh.vertices[loop.vertex_index].co
        uv.uv = ((co.x - min(xs)) / (max(xs) - min(xs)), (co.y - min(ys)) / (max(ys) - min(ys)))
    for v in mesh.vertices:
        v.co = (v.co.x, -v.co.z, v.co.y)
    return finish(mesh, m, at=at, turn=turn, crease=35)


def slab(w, h, depth, m, radius=.12, bevel=.03, **over):
    """A rounded panel facing the camera."""
    return cut(rectangle(w, h, min(radius, w * .48, h * .48)), depth, m, bevel, **over)


def disc(r, depth, m, bevel=.03, **over):
    return cut(circle(r, steps=128), depth, m, bevel, **over)


def screen(w, h, m, radius=.1, at=(0, 0, 0), turn=(0, 0, 0)):
    """A thin printed face to lay on a slab."""
    return cut(rectangle(w, h, radius), .012, m, .004, at=at, turn=turn)


def box(w, d, h, m, bevel=.04, at=(0, 0, 0), turn=(0, 0, 0), faces=None):
    """A box standing on z 0. `faces` may give other materials for 'front', 'side', 'top'."""
    x, y = w / 2, d / 2
    v = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h)]
    quads = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    mesh = bpy.data.meshes.new('box')
    mesh.from_pydata(v, [], quads)
    layer = mesh.uv_layers.new()
    for i, loop in enumerate(layer.data):
        loop.uv = ((0, 0), (1, 0), (1, 1), (0, 1))[i % 4]
    mesh.update()
    o = finish(mesh, m, at=at, turn=turn, bevel=bevel)
    for i, name in enumerate(('front', 'side', 'back', 'left', 'top')):
        if faces and name in faces:
            mesh.materials.append(faces[name])
            mesh.polygons[i].material_index = len(mesh.materials) - 1
    return o


def tube(points, r, m, taper=None, closed=False, curve=True, at=(0, 0, 0), turn=(0, 0, 0)):
    """A round wire through points; `taper(t)` scales its radius along the way. Ends are rounded off."""
    path = smooth(points, closed) if curve else list(points)
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', r, 6, True
    spline = data.splines.new('POLY')
    spline.points.add(len(path) - 1)
    spline.use_cyclic_u, spline.use_smooth = closed, True
    for i, (p, co) in enumerate(zip(spline.points, path)):
        p.co = (*co, 1)
        p.radius = taper(i / (len(path) - 1)) if taper else 1
    data.materials.append(m)
    o = link(bpy.data.objects.new('tube', data), at, turn)
    if not closed:
        for end, t in ((path[0], 0), (path[-1], 1)):
            size = r * (taper(t) if taper else 1)
            if size > .004:
                cap = ball(size, m)
                cap.parent, cap.location = o, end
    return o



def bar(points, thick, depth, m, fillet=.16, round_edge=.04, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat bar bent along (x, z) points, `depth` deep in y, its edges rounded. `fillet` is the radius of its middle
    line at a corner: more than half of `thick`; otherwise the inner side folds over itself."""
    path = rounded(points, max(fillet, thick * .6), closed=False)
    section = filleted(rectangle(thick, depth), round_edge, steps=4)
    last, around = len(path) - 1, len(section)

    def swept(u, v):
        i, (n, y) = round(v * last), section[round(u * around) % around]
        (ax, az), (bx, bz) = path[max(i - 1, 0)], path[min(i + 1, last)]
        length = math.hypot(bx - ax, bz - az) or 1
        return path[i][0] - (bz - az) / length * n, y, path[i][1] + (bx - ax) / length * n
    return surface(swept, m, around, last, wrap=True, at=at, turn=turn)


def leaf(length, width, m, curl=.5, fold=.25, wave=.0, tip=1., at=(0, 0, 0), turn=(0, 0, 0), thick=.025):
    """A leaf growing along z, bending away from the camera as it curls, folded along its midrib."""
    def blade(u, v):
        s = u * 2 - 1
        half = width / 2 * math.sin(math.pi * min(v * .985 + .01, 1) ** .8) ** .85 * (1 if v < .5 else 1 - (1 - tip) * v)
        angle = curl * v * 1.6
        lift = abs(s) * half * fold * 2 + wave * math.sin(v * 22 + abs(s) * 3) * abs(s) * half
        rib = .018 * (1 - abs(s)) ** 6
        z = length * (math.sin(angle) / max(angle, TINY)) * v
        y = length * v * (1 - math.cos(angle)) / max(angle, TINY) - lift * math.cos(angle) + rib
        return s * half, y, z + lift * math.sin(angle)
    return surface(blade, m, 28, 64, thick=thick, at=at, turn=turn, crease=180)


def petal(length, width, m, curl=.5, cup=.5, thick=.035, at=(0, 0, 0), turn=(0, 0, 0)):
    """A petal growing along z: narrow at its foot, widest past the middle, round at its tip. `curl` lifts the tip, `cup` the edges."""
    widest, around = .6, 48

    def outline(v):
        if v < widest:
            return .34 + .66 * math.sin(math.pi / 2 * v / widest) ** 1.2
        t = (v - widest) / (1 - widest)
        return max(0, 1 - t ** 2.1) ** .56

    def blade(u, v):
        v = math.sin(v * math.pi / 2) ** .9
        a = u * math.tau
        side, depth = math.cos(a), math.sin(a)
        wide = outline(v)
        s = side * wide * width / 2
        angle = curl * v ** 1.5 * 1.6
        bend = max(curl * v * 1.6, TINY)
        hollow = cup * side * side * wide * width / 2 * math.sin(math.pi * min(1, v * .8 + .15))
        vein = .006 * math.cos(side * math.pi * 5) * wide * (1 - v)
        n = hollow + vein + thick / 2 * depth * min(1, wide * 1.6) * (1 - .4 * v)
        z, y = length * v * math.sin(bend) / bend, length * v * (1 - math.cos(bend)) / bend
        return s, y + n * math.cos(angle), z - n * math.sin(angle)
    return surface(blade, m, around, 44, wrap=True, at=at, turn=turn, crease=180)


def petal_ring(count, length, width, m, tilt=45, curl=.6, cup=.5, lift=0., start=0., foot=.09, jitter=3, seed=1):
    """Petals standing round the z axis, opened by `tilt` degrees; no two are quite alike."""
    chance = random.Random(seed)
    for k in range(count):
        about = start + 360 * k / count + chance.uniform(-jitter, jitter)
        a = math.radians(about)
        petal(length * chance.uniform(.96, 1.04), width, m, curl * chance.uniform(.85, 1.15), cup,
              at=(foot * math.sin(a), -foot * math.cos(a), lift), turn=(tilt + chance.uniform(-jitter, jitter), 0, about))


def blobs(spheres, m, seam=.03, **over):
    """Spheres (x, y, z, r) fused into one soft body; `seam` is how finely their seams are rounded."""
    shell = bmesh.new()
    for x, y, z, r in spheres:
        made = bmesh.ops.create_uvsphere(shell, u_segments=64, v_segments=32, radius=r)
        bmesh.ops.translate(shell, verts=made['verts'], vec=(x, y, z))
    mesh = bpy.data.meshes.new('blobs')
    shell.to_mesh(mesh)
    shell.free()
    o = finish(mesh, m, crease=180, **over)
    melt = o.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', seam, True
    even = o.modifiers.new('even', 'SMOOTH')
    even.factor, even.iterations = .5, 4
    return o


def backdrop(colour, wall=None, depth=3., bend=2., fade=None, rough=.9):
    """Floor and wall in one sweep, or two tones when `wall` is given."""
    arc = [(depth + bend * math.sin(k / 24 * math.pi / 2), bend - bend * math.cos(k / 24 * math.pi / 2))
           for k in range(25)]
    way = [(-16, 0)] + arc + [(depth + bend, 16)]

    def sweep(u, v):
        y, z = way[round(v * (len(way) - 1))]
        return (u - .5) * 60, y, z
    surface(sweep, matt(colour, rough=rough, grain=0, fade=fade), 2, len(way) - 1, crease=180)
    if wall:
        cut([(-30, 0), (30, 0), (30, 16), (-30, 16)], .1, matt(wall, rough=rough, grain=0), .001, at=(0, depth - .3, 0))


def sun(r, at, colour='#F2A31B', crown='#FFC85A', glow=.12, depth=.14, turn=(0, 0, 0)):
    """The disc behind everything."""
    return disc(r, depth, material(colour, fade=crown, rough=.6, glow=glow), .04, at=at, turn=turn)
