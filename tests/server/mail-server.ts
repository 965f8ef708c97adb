import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

type Mail = { from: string; to: string[]; data: string }

/** Starts a mail server with just enough SMTP to accept a mail, or to report that it is busy. */
export async function startMailServer() {
  const mails: Mail[] = []
  const state = { busy: false }
  const server = createServer(async (socket) => {
    socket.on('error', () => undefined)
    const reply = (line: string) => socket.write(`${line}\r\n`)
    let mail: Mail = { from: '', to: [], data: '' }
    let inData = false
    reply('220 mail.example ESMTP')
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (inData) {
        if (line === '.') {
          mails.push(mail)
          mail = { from: '', to: [], data: '' }
          inData = false
          reply('250 taken')
        } else {
          mail.data += `${line.startsWith('.') ? line.slice(1) : line}\r\n`
        }
        continue
      }
      const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (/^(EHLO|HELO)/i.test(line)) reply('250 mail.example')
      else if (/^MAIL FROM/i.test(line)) {
        mail.from = address
        reply('250 ok')
      } else if (/^RCPT TO/i.test(line)) {
        mail.to.push(address)
        reply(state.busy ? '451 greylisted, come back' : '250 ok')
      } else if (/^DATA/i.test(line)) {
        inData = true
        reply('354 go on')
      } else if (/^QUIT/i.test(line)) {
        reply('221 bye')
        socket.end()
      } else reply('250 ok')
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, state }
}
