import * as THREE from 'three'

/** Triangles that are rewritten every frame. A vertex without a normal is lit by its facet. */
export class Surface {
  constructor(capacity) {
    this.count = 0
    this.geometry = new THREE.BufferGeometry()
    this.arrays = {}
    for (const [name, size] of Object.entries({ position: 3, color: 3, vane: 2, facing: 3 })) {
      this.arrays[name] = new Float32Array(capacity * size)
      this.geometry.setAttribute(name, new THREE.BufferAttribute(this.arrays[name], size))
    }
  }

  /** Adds a vertex. `across` is −1…1 over a feather's vane and `along` 0…1 from root to tip; leave both out on skin. */
  vertex(point, colour, { across = -9, along = 0, normal } = {}) {
    const i = this.count++
    this.arrays.position.set([point.x, point.y, point.z], i * 3)
    this.arrays.color.set([colour.r, colour.g, colour.b], i * 3)
    this.arrays.vane.set([across, along], i * 2)
    this.arrays.facing.set(normal ? [normal.x, normal.y, normal.z] : [0, 0, 0], i * 3)
  }

  triangle(points, colours) {
    points.forEach((point, i) => this.vertex(point, Array.isArray(colours) ? colours[i] : colours))
  }

  /** Adds a tube through rings of points, with smooth shading. */
  tube(rings, colours) {
    const last = rings.length - 1
    const normals = rings.map((ring, i) =>
      ring.map((_, k) => {
        const along = rings[Math.min(last, i + 1)][k].clone().sub(rings[Math.max(0, i - 1)][k])
        const around = ring[(k + 1) % ring.length].clone().sub(ring[(k - 1 + ring.length) % ring.length])
        return around.cross(along).normalize()
      }),
    )
    for (let i = 0; i < last; i++) {
      for (let k = 0; k < rings[i].length; k++) {
        const next = (k + 1) % rings[i].length
        for (const [ring, at] of [
          [i, k],
          [i + 1, k],
          [i, next],
          [i, next],
          [i + 1, k],
          [i + 1, next],
        ]) {
          this.vertex(rings[ring][at], colours[ring], { normal: normals[ring][at] })
        }
      }
    }
  }

  restart() {
    this.count = 0
  }

  finish() {
    for (const name of Object.keys(this.arrays)) this.geometry.attributes[name].needsUpdate = true
    this.geometry.setDrawRange(0, this.count)
  }
}

const vertexShader = `attribute vec2 vane;attribute vec3 facing;
varying vec3 colour,P,N;varying vec2 q;varying float smoothLit;
void main(){colour=color;q=vane;smoothLit=step(.5,length(facing));N=normalMatrix*facing;vec4 m=modelViewMatrix*vec4(position,1.);P=m.xyz;gl_Position=projectionMatrix*m;}`

const fragmentShader = `precision highp float;
varying vec3 colour,P,N;varying vec2 q;varying float smoothLit;
uniform vec3 sun,fog,sunColour,skyFill;uniform float fogAmount;
void main(){
  vec3 facet=normalize(cross(dFdx(P),dFdy(P)));
  vec3 n=smoothLit>.5?normalize(N):facet;
  vec3 view=normalize(-P);
  if(dot(n,view)<0.)n=-n;
  float lit=max(dot(n,sun),0.),behind=max(dot(-n,sun),0.),up=.5+.5*n.y;
  vec3 base=colour;
  bool feather=q.x>-5.;
  if(feather){
    float across=abs(q.x);
    base*=.93+.07*sin((q.y*26.-across*3.)*6.2831);
    base=mix(base,base*1.6+vec3(.05,.025,.01),smoothstep(.07,.0,across)*.7);
    base=mix(base,base*.62,smoothstep(.55,1.,across)*.6);
    base*=mix(.72,1.,smoothstep(0.,.22,q.y));
  }
  vec3 c=base*(skyFill*up+vec3(.58,.28,.18)*(1.-up))*1.15;
  c+=base*vec3(.50,.42,.40)*max(dot(n,normalize(vec3(-.5,.55,.8))),0.);
  c+=base*sunColour*lit*.95;
  // Sunlight through the vane.
  if(feather)c+=(base*.9+vec3(.10,.03,.0))*vec3(1.5,.62,.22)*behind*.75;
  float edge=pow(1.-max(dot(n,view),0.),3.);
  c+=vec3(1.,.56,.22)*edge*.55*(.35+.65*smoothstep(-.3,.8,dot(n,sun)+.3))*(feather?1.:.8);
  gl_FragColor=vec4(mix(c,fog,fogAmount),1.);
}`

const sunDirection = new THREE.Vector3(1, 0.55, -0.9).normalize()

export function plumageMaterial({
  fog = '#ef7b3c',
  fogAmount = 0,
  sunColour = [1.55, 0.95, 0.52],
  skyFill = [0.45, 0.4, 0.45],
} = {}) {
  return new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    vertexColors: true,
    vertexShader,
    fragmentShader,
    uniforms: {
      sun: { value: sunDirection },
      fog: { value: new THREE.Color(fog) },
      fogAmount: { value: fogAmount },
      sunColour: { value: new THREE.Vector3(...sunColour) },
      skyFill: { value: new THREE.Vector3(...skyFill) },
    },
  })
}
