import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createOrderProcess } from './order-process.ts'

/** Answers its first order late, later ones at once, and `hang` never. */
const PROGRAM = `
let isFirst = true
process.on('message', ({ id, hang }) => {
  if (hang) return
  setTimeout(() => process.send({ id, value: process.pid }), isFirst ? 400 : 0)
  isFirst = false
})
`

test('a slow start is waited for, and an order that hangs later ends its process, not the next order', async () => {
  const projectDir = mkdtempSync(join(tmpdir(), 'order-process-'))
  const program = join(projectDir, 'program.cjs')
  writeFileSync(program, PROGRAM)
  const { ask, stop } = createOrderProcess({
    program,
    projectDir,
    problemOf: (_, message) => new Error(message),
    timeoutMs: 200,
    startTimeoutMs: 60_000,
  })
  onTestFinished(stop)
  const first = await ask({})
  await expect(ask({ hang: true })).rejects.toThrow('Checking the document ended early')
  const second = await ask({})
  expect(second).not.toBe(first)
})
