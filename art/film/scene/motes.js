import * as THREE from 'three'
import { seeded, TAU } from './math.js'

const count = 70

export function makeMotes(height, tint = [1, 0.62, 0.28]) {
  const random = seeded(23)
  const motes = Array.from({ length: count }, () => ({ x: random(), y: random(), phase: random(), near: random() }))
  const geometry = new THREE.BufferGeometry()
  const positions = new Float32Array(count * 3)
  geometry.setAttribute('position', new THREE.BufferAttribute(positions, 3))
  geometry.setAttribute(
    'near',
    new THREE.BufferAttribute(
      Float32Array.from(motes, ({ near }) => near ** 4),
      1,
    ),
  )
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthTest: false,
    depthWrite: false,
    blending: THREE.AdditiveBlending,
    uniforms: { tint: { value: new THREE.Vector3(...tint) } },
    vertexShader: `attribute float near;varying float k;void main(){k=near;gl_Position=vec4(position.xy,0.,1.);gl_PointSize=${(height / 1080).toFixed(4)}*(3.+near*16.);}`,
    fragmentShader: `precision highp float;varying float k;uniform vec3 tint;void main(){float r=length(gl_PointCoord-.5)*2.;gl_FragColor=vec4(tint*smoothstep(1.,.2,r)*mix(.5,.10,k),1.);}`,
  })
  const points = new THREE.Points(geometry, material)
  points.frustumCulled = false
  const scene = new THREE.Scene()
  scene.add(points)
  return {
    scene,
    setTime(t) {
      motes.forEach(({ x, y, phase }, i) => {
        positions[i * 3] = ((((x - t * (1 + (i % 2))) % 1) + 1) % 1) * 2.2 - 1.1
        positions[i * 3 + 1] = y * 2 - 1 + 0.04 * Math.sin(TAU * t + phase * TAU)
      })
      geometry.attributes.position.needsUpdate = true
    },
  }
}
