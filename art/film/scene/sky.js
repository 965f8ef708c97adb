import * as THREE from 'three'
import { noiseTexture, ridgeTexture } from './textures.js'

const vertexShader = `varying vec2 v;void main(){v=uv;gl_Position=vec4(position.xy,0.,1.);}`

const fragmentShader = `precision highp float;
varying vec2 v;
uniform float t,aspect,pixel,horizon,cool,furrows,discSize;
uniform sampler2D noise,ridges;
uniform vec2 sun;
uniform vec3 skyColours[6],cloudColours[2],discColours[2],ridgeColours[3],mistColours[2],glow,halo,rayColour,rim,furrow;

vec3 ramp(float y){
  float k=clamp((y-.30)/.70,0.,1.);
  vec3 c=mix(skyColours[0],skyColours[1],smoothstep(0.,.14,k));
  c=mix(c,skyColours[2],smoothstep(.10,.32,k));
  c=mix(c,skyColours[3],smoothstep(.26,.55,k));
  c=mix(c,skyColours[4],smoothstep(.48,.78,k));
  return mix(c,skyColours[5],smoothstep(.72,1.,k));
}

void main(){
  vec2 p=v;
  p.y-=horizon;
  vec2 sunAt=vec2(sun.x,sun.y-horizon);
  vec2 d=vec2((p.x-sunAt.x)*aspect,p.y-sunAt.y);
  float r=length(d);
  // The left side is cooler and calmer: type stands there.
  float side=smoothstep(.75,.0,p.x)*cool;
  vec3 c=ramp(p.y+side*.20+.03*r);

  float cirrus=texture2D(noise,vec2(p.x*.9+t,p.y*3.2)).r*.65+texture2D(noise,vec2(p.x*2.-t,p.y*7.)).g*.35;
  cirrus=smoothstep(.52,.86,cirrus)*smoothstep(.36,.55,p.y)*smoothstep(1.05,.6,p.y);
  c=mix(c,mix(cloudColours[0],cloudColours[1],exp(-r*2.2)),cirrus*.62*exp(-r*1.1));

  float disc=smoothstep(discSize+.001,discSize-.001,r);
  float turn=atan(d.y,d.x)/6.2831853;
  float rays=texture2D(noise,vec2(turn*2.,t)).r*texture2D(noise,vec2(turn*3.,.5-t)).g;
  c+=glow*exp(-r*3.0)*.42+halo*exp(-r*7.)*.35+rayColour*rays*exp(-r*2.0)*.42*smoothstep(.16,.36,r);
  c=mix(c,mix(discColours[0],discColours[1],smoothstep(.14,-.14,d.y)),disc);

  for(int i=0;i<7;i++){
    float f=float(i)/6.;
    float scale=mix(.9,.42,f);
    float base=mix(.365,-.03,pow(f,1.15)),amplitude=mix(.055,.20,f);
    // Every ridge drifts by a whole number of its own quarter periods, so the last frame meets the first.
    float drift=i<2?0.:(i<6?.25:.5);
    float u=p.x*scale*.5*aspect/1.777*.55+float(i)*.37+drift*t;
    float h=base+amplitude*texture2D(ridges,vec2(u,(float(i)+.5)/8.)).r;
    float inside=smoothstep(h+pixel*1.2,h-pixel*1.2,p.y);
    float depth=max(h-p.y,0.);
    vec3 rc=mix(ridgeColours[0],ridgeColours[1],smoothstep(0.,.45,f));
    rc=mix(rc,ridgeColours[2],smoothstep(.35,1.,f));
    rc=mix(rc,rc+rim*.55,exp(-r*3.)*(1.-f*.55));
    rc+=rim*exp(-depth*90.)*.35*exp(-abs(d.x)*1.6)*(1.-f*.3);
    float mist=texture2D(noise,vec2(p.x*.7+t+f*3.,p.y*1.6+f)).r;
    rc=mix(rc,mix(mistColours[0],mistColours[1],side),smoothstep(.02,.16,depth)*(.25+.75*mist)*(.75-.68*f));
    if(i>=4){
      float k=depth*(i==6?70.:95.)+.9*texture2D(noise,vec2(u*3.,depth*1.5)).r*2.2;
      float away=abs(fract(k)-.5);
      float w=fwidth(k);
      float ln=smoothstep(.06+w,.06-w*.2,away)*smoothstep(.9,.25,w)*exp(-depth*3.5);
      rc=mix(rc,furrow,ln*furrows*exp(-abs(d.x)*1.25));
    }
    c=mix(c,rc,inside);
  }
  c*=1.-.22*pow(length((v-vec2(.55,.5))*vec2(1.,.9)),2.)*1.4;
  float grain=fract(sin(dot(gl_FragCoord.xy,vec2(12.9898,78.233)))*43758.5453);
  c+=(grain-.5)/255.*2.2;
  gl_FragColor=vec4(c,1.);
}`

export function makeSky(shot, light, width, height) {
  const colours = (list) => list.map((hex) => new THREE.Color(hex))
  const material = new THREE.ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    vertexShader,
    fragmentShader,
    uniforms: {
      t: { value: 0 },
      noise: { value: noiseTexture() },
      ridges: { value: ridgeTexture() },
      aspect: { value: width / height },
      pixel: { value: 1 / height },
      sun: { value: new THREE.Vector2(...shot.sun) },
      discSize: { value: shot.discSize ?? 0.1715 },
      horizon: { value: shot.horizon ?? 0 },
      cool: { value: shot.cool ?? 1 },
      furrows: { value: shot.furrows ?? 0.34 },
      skyColours: { value: colours(light.sky) },
      cloudColours: { value: colours(light.cloud) },
      discColours: { value: colours(light.disc) },
      ridgeColours: { value: colours(light.ridges) },
      mistColours: { value: colours(light.mist) },
      glow: { value: new THREE.Color(light.glow) },
      halo: { value: new THREE.Color(light.halo) },
      rayColour: { value: new THREE.Color(light.rays) },
      rim: { value: new THREE.Color(light.rim) },
      furrow: { value: new THREE.Color(light.furrow) },
    },
  })
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material)
  plane.frustumCulled = false
  const scene = new THREE.Scene()
  scene.add(plane)
  return { scene, setTime: (t) => (material.uniforms.t.value = t) }
}
