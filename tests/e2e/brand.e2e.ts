import { expect, test } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent } from '../../build/content/load.ts'

test('renaming the brand in one file leaves no trace of the old name', async () => {
  test.setTimeout(240_000)
  const { brand } = await readContent('content/site.yaml')
  const folder = await mkdtemp(join(tmpdir(), 'renamed-'))
  try {
    const siteFile = join(folder, 'site.yaml')
    const renamed = (await readFile('content/site.yaml', 'utf8')).replace(new RegExp(brand, 'gi'), (name) =>
      name === name.toLowerCase() ? 'mbalane' : 'Mbalane',
    )
    await writeFile(siteFile, renamed)
    execFileSync(process.execPath, ['scripts/build.ts'], {
      env: { ...process.env, SITE_FILE: siteFile, DIST_DIR: join(folder, 'dist') },
      stdio: 'pipe',
    })
    const built = join(folder, 'dist', 'site')
    const entries = await readdir(built, { recursive: true, withFileTypes: true })
    const texts = entries.filter(
      (entry) => entry.isFile() && /\.(html|js|css|xml|txt|json|svg|webmanifest)$/.test(entry.name),
    )
    expect(texts.length).toBeGreaterThan(60)
    const traces: string[] = []
    let named = 0
    for (const entry of texts) {
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
      if (new RegExp(brand, 'i').test(text)) traces.push(entry.name)
      if (text.includes('Mbalane')) named++
    }
    expect(traces).toEqual([])
    expect(named).toBeGreaterThan(42)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
