import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Cut {
  frames: string
  width: number
  height: number
  framesPerSecond: number
  /** Bytes a file may have. */
  limit: number
}

const av1 = (quality: number) => [
  '-c:v',
  'libsvtav1',
  '-preset',
  '4',
  '-crf',
  String(quality),
  '-svtav1-params',
  'tune=0',
  '-g',
  '240',
]
const h264 = (quality: number) => [
  '-c:v',
  'libx264',
  '-preset',
  'medium',
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
]

// Frames are full-range RGB: without the matrix and the colour tags the film would not match its own poster.
function encode({ frames, width, height, framesPerSecond }: Cut, file: string, codec: string[]) {
  mkdirSync(dirname(file), { recursive: true })
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')],
      ...[
        '-vf',
        `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=limited`,
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
      ...codec,
      file,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return statSync(file).size
}

/** The best quality that fits: AV1 and H.264 beside each other. */
export function encodeCut(cut: Cut, name: string) {
  for (const [extension, codec, start] of [
    ['webm', av1, 30],
    ['mp4', h264, 23],
  ] as const) {
    const file = `${name}.${extension}`
    for (let quality = start; ;) {
      const size = encode(cut, file, codec(quality))
      console.log(file, `crf ${quality}`, size, 'bytes')
      if (size <= cut.limit) break
      // Six steps of the rate factor halve the size.
      quality += Math.max(1, Math.ceil(6 * Math.log2(size / cut.limit)))
    }
  }
}
