import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFileValues } from './file-values.ts'

test('a file is read again when another took its place, also one as long and as old', () => {
  const directory = mkdtempSync(join(tmpdir(), 'file-values-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const [file, other] = [join(directory, 'a.yaml'), join(directory, 'b.yaml')]
  expect(readFileValues(file)).toBeNull()
  writeFileSync(file, 'figure: 1\n')
  utimesSync(file, 1_000, 1_000)
  const values = readFileValues(file)
  expect(values).toEqual({ fields: { figure: 1 } })
  expect(readFileValues(file), 'not parsed again').toBe(values)
  writeFileSync(other, 'figure: 2\n')
  utimesSync(other, 1_000, 1_000)
  renameSync(other, file)
  expect(readFileValues(file)).toEqual({ fields: { figure: 2 } })
  rmSync(file)
  expect(readFileValues(file)).toBeNull()
})
