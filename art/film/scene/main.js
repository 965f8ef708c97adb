import * as THREE from 'three'
import { Eagle, makeFlock } from './eagle.js'
import { light } from './light.js'
import { makeMotes } from './motes.js'
import { shots } from './shots.js'
import { makeSky } from './sky.js'
import { plumageMaterial } from './surface.js'

THREE.ColorManagement.enabled = false

const query = new URLSearchParams(location.search)
const width = Number(query.get('width') ?? 960)
const height = Number(query.get('height') ?? 540)
const shot = { ...shots[query.get('shot') ?? 'landscape'], ...JSON.parse(query.get('override') ?? '{}') }
const time = light[shot.light]

const canvas = document.createElement('canvas')
document.body.append(canvas)
const renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true })
renderer.setPixelRatio(1)
renderer.setSize(width, height)
renderer.autoClear = false
renderer.outputColorSpace = THREE.LinearSRGBColorSpace

const flat = new THREE.OrthographicCamera()
const camera = new THREE.PerspectiveCamera(28, width / height, 0.1, 200)
camera.position.set(0, 0, 12)

const sky = makeSky(shot, time, width, height)
const motes = makeMotes(height, shot.motes)
const material = (options) => plumageMaterial({ ...shot.plumage, ...options })
const birds = new THREE.Scene()
const hero = shot.eagle && new Eagle(material({}))
if (hero) birds.add(hero.mesh)
const flock = makeFlock(material, { flock: shot.flock, scale: shot.flockScale, sway: shot.flockSway }, time.flock)
for (const { eagle } of flock) birds.add(eagle.mesh)

window.drawFrame = (t) => {
  hero?.pose(t, shot.eagle, shot.eagle)
  for (const follower of flock) follower.pose(t, shot.flockAttitude ?? shot.eagle)
  sky.setTime(t)
  motes.setTime(t)
  renderer.clear()
  renderer.render(sky.scene, flat)
  renderer.clearDepth()
  renderer.render(birds, camera)
  renderer.render(motes.scene, flat)
  return canvas.toDataURL('image/png')
}
window.sceneReady = true
