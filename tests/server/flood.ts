import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** Sends `count` requests over keep-alive connections, one at a time on each, and reads the responses. */
export async function flood(port: number, count: number, request: (index: number) => string, connections = 16) {
  let next = 0
  const converse = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let head = ''
      let left = -1
      const send = () => {
        if (next >= count) {
          socket.end(resolve)
          return
        }
        head = ''
        left = -1
        socket.write(request(next++))
      }
      socket.on('data', (chunk) => {
        if (left < 0) {
          head += chunk.toString('latin1')
          const at = head.indexOf(HEAD_END)
          if (at < 0) return
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
          left = length - (head.length - at - HEAD_END.length)
        } else left -= chunk.length
        if (left <= 0) send()
      })
      socket.on('error', reject)
      socket.on('connect', send)
    })
  await Promise.all(Array.from({ length: connections }, converse))
}
