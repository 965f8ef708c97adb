import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Cut {
  frames: string
  width: number
  height: number
  framesPerSecond: number
  /** Maximum bytes of a file. */
  limit: number
}

interface Codec {
  extension: string
  /** Initial rate factor, and the number of its steps that halve the size. */
  start: number
  halving: number
  filter: string
  settings: (quality: number) => string[]
}

const av1: Codec = {
  extension: 'webm',
  start: 32,
  halving: 9,
  filter: '',
  settings: (quality) => [
    '-c:v',
    'libsvtav1',
    '-preset',
    '6',
    '-crf',
    String(quality),
    '-svtav1-params',
    'tune=0',
    '-g',
    '240',
  ],
}
// Below half a megabyte, H.264 spends its bits on dithering noise unless that is filtered out first.
const h264 = (small: boolean): Codec => ({
  extension: 'mp4',
  start: small ? 33 : 26,
  halving: 5,
  filter: small ? 'hqdn3d=1.5:1.5:4:4,' : '',
  settings: (quality) => [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    String(quality),
    '-tune',
    'animation',
    '-aq-mode',
    '3',
    '-profile:v',
    'high',
    '-movflags',
    '+faststart',
  ],
})

// The frames are full-range RGB: without the matrix and the colour tags the film would not match its own poster.
function encode(
  { frames, width, height, framesPerSecond }: Cut,
  file: string,
  { filter, settings }: Codec,
  quality: number,
) {
  mkdirSync(dirname(file), { recursive: true })
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')],
      ...[
        '-vf',
        `${filter}scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=limited`,
      ],
      ...[
        '-an',
        '-pix_fmt',
        'yuv420p',
        '-color_range',
        'tv',
        '-color_primaries',
        'bt709',
        '-color_trc',
        'bt709',
        '-colorspace',
        'bt709',
      ],
      ...settings(quality),
      file,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return statSync(file).size
}

/** Encodes a cut as AV1 and H.264, each at the best quality that fits the limit. */
export function encodeCut(cut: Cut, name: string) {
  for (const codec of [av1, h264(cut.limit < 500_000)]) {
    const file = `${name}.${codec.extension}`
    for (let quality = codec.start; ;) {
      const size = encode(cut, file, codec, quality)
      console.log(file, `crf ${quality}`, size, 'bytes')
      if (size <= cut.limit) break
      quality += Math.max(1, Math.floor(codec.halving * Math.log2(size / cut.limit)))
    }
  }
}
