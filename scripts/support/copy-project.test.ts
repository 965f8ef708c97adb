import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProjectTo } from './copy-project.ts'

test('what another build is writing into a cache is not copied: it is gone a moment later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copied-'))
  const project = join(folder, 'project')
  try {
    for (const part of ['build', 'content', 'public', 'scripts', 'server', 'shared', 'src', 'studio'])
      mkdirSync(join(project, part), { recursive: true })
    for (const file of ['package.json', 'package-lock.json', 'LICENSE', 'index.html', 'vite.config.ts'])
      writeFileSync(join(project, file), '')
    mkdirSync(join(project, '.cache/compressed'), { recursive: true })
    mkdirSync(join(project, '.cache/styles'))
    for (const file of ['compressed/4f3a.br', 'compressed/4f3b.gz.812-3', 'styles/9d.json', 'styles/9e.json.812'])
      writeFileSync(join(project, '.cache', file), '')
    const copy = join(folder, 'copy')
    mkdirSync(copy)
    copyProjectTo(copy, project)
    const isCopied = (file: string) => existsSync(join(copy, '.cache', file))
    expect(isCopied('compressed/4f3a.br')).toBe(true)
    expect(isCopied('styles/9d.json')).toBe(true)
    expect(isCopied('compressed/4f3b.gz.812-3')).toBe(false)
    expect(isCopied('styles/9e.json.812')).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
