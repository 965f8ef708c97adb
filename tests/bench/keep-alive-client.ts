import { connect, type Socket } from 'node:net'

export type Call = { path: string; headers: Record<string, string>; expect: number }
export type Answers = { count: number; bytes: number; wrong: string[]; latencies: number[] }

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Asks over a number of kept-alive connections, one question at a time on each, until the time is up.
 * It reads no more of an answer than its length: the less it does, the more of the machine is left to the server.
 */
export async function ask(port: number, calls: readonly Call[], connections: number, milliseconds: number) {
  const answers: Answers = { count: 0, bytes: 0, wrong: [], latencies: [] }
  const questions = calls.map(({ path, headers, expect }) => ({
    path,
    expect,
    text: `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  }))
  const end = performance.now() + milliseconds
  let next = 0

  const converse = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let question = questions[0]
      let asked = 0
      let head = Buffer.alloc(0)
      let left = -1
      const put = (): void => {
        if (performance.now() >= end) {
          socket.end(resolve)
          return
        }
        question = questions[next++ % questions.length]
        head = Buffer.alloc(0)
        left = -1
        asked = performance.now()
        socket.write(question?.text ?? '')
      }
      const answered = (): void => {
        answers.count += 1
        answers.latencies.push(performance.now() - asked)
        put()
      }
      socket.on('data', (chunk) => {
        if (left < 0) {
          head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
          const at = head.indexOf(HEAD_END)
          if (at < 0) return
          const lines = head.toString('latin1', 0, at)
          const status = Number(lines.slice(9, 12))
          const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(lines)?.[1])
          if (status !== question?.expect || Number.isNaN(length)) {
            if (answers.wrong.length < 10) answers.wrong.push(`${question?.path}: ${lines.split('\r\n', 1)[0]}`)
            if (Number.isNaN(length)) return reject(new Error(`${question?.path} came without its length.`))
          }
          left = length - (head.length - at - HEAD_END.length)
          answers.bytes += head.length
        } else {
          left -= chunk.length
          answers.bytes += chunk.length
        }
        if (left === 0) answered()
      })
      socket.on('error', reject)
      put()
    })

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      await new Promise((resolve) => socket.once('connect', resolve))
      await converse(socket)
    }),
  )
  return answers
}
