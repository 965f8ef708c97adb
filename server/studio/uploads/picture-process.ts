import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { Problem } from '../problem.ts'

const PROGRAM = 'build/picture-process.ts'
const TIMEOUT_MS = 120_000
const MAX_WAITING = 10
/** Megabytes of JavaScript heap. The process itself limits the memory of pictures. */
const MAX_HEAP = 256

export type Crop = { left: number; top: number; width: number; height: number }

/** Requests that build/picture-process.ts answers. */
export type PictureRequest =
  | { work: 'read'; input: string; output: string; maxPixels: number }
  | { work: 'make'; input: string; folder: string; name: string; crop: Crop | null }
  | { work: 'logo'; input: string; folder: string; name: string; maxPixels: number }

export type Made = { name: string; original: string; files: string[]; derived: unknown }
type Reply =
  | { state: 'read'; width: number; height: number }
  | { state: 'making'; made: number; of: number }
  | ({ state: 'made' } & Made)
  | { state: 'refused'; why: string }
export type PictureResult = Extract<Reply, { state: 'read' | 'made' }>

export const unreadable = (why: string) => new Problem(422, 'unreadable', why)

/** Runs one request at a time, each in a new process without the server's secrets. */
export function createPictureProcess(projectDir: string) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let running: ChildProcess | null = null
  let isStopped = false

  function start(request: PictureRequest, onProgress: (made: number, of: number) => void): Promise<PictureResult> {
    if (isStopped) return Promise.reject(stopped())
    const { PATH, HOME, TZ, TMPDIR } = process.env
    const child = fork(join(projectDir, PROGRAM), {
      cwd: projectDir,
      execArgv: [`--max-old-space-size=${MAX_HEAP}`],
      env: { PATH, HOME, TZ, TMPDIR },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    running = child
    return new Promise((resolve, reject) => {
      let reply: Reply | null = null
      child.on('message', (message: Reply) => {
        if (message.state === 'making') onProgress(message.made, message.of)
        else reply = message
      })
      // Sending to a process that has ended raises a second error, after that of starting it.
      child.on('error', reject)
      child.once('exit', () => {
        running = null
        const ended = reply as Reply | null
        if (ended?.state === 'refused') reject(unreadable(ended.why))
        else if (ended?.state === 'read' || ended?.state === 'made') resolve(ended)
        else if (isStopped) reject(stopped())
        else reject(unreadable('This picture took too much time or memory to read. Save it smaller, as a JPEG.'))
      })
      child.send(request)
    })
  }

  return {
    run(request: PictureRequest, onProgress: (made: number, of: number) => void = () => undefined) {
      if (waiting >= MAX_WAITING) {
        throw new Problem(503, 'busy', 'Other pictures are being worked on. Please try again in a minute.')
      }
      waiting += 1
      const turn = last.then(() => start(request, onProgress))
      last = turn.then(
        () => (waiting -= 1),
        () => (waiting -= 1),
      )
      return turn
    },

    stop() {
      isStopped = true
      running?.kill('SIGKILL')
    },
  }
}

const stopped = () => new Problem(503, 'unavailable', 'The server was stopped. Please send the picture again.')
