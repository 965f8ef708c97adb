import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { Fault } from './content/fault.ts'
import { logoFiles } from './content/logo-files.ts'
import { outlinePng, outlineSvg, type LogoOutline, type LogoFault } from './logo-outline.ts'

const sprite = 'public/logos.svg'

/** Combines the logos of content/logos in one sprite, public/logos.svg, each under its file's name. */
export async function writeLogoSprite(): Promise<void> {
  const symbols = (await readLogos()).flatMap(({ name, outline }) =>
    'fault' in outline ? [] : `<symbol id="${name}" ${outline.attributes}>${outline.content}</symbol>`,
  )
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  if ((await readFile(sprite, 'utf8').catch(() => '')) === text) return
  await mkdir('public', { recursive: true })
  // Renamed into place, because a concurrent build may be reading it.
  await writeFile(`${sprite}.${process.pid}`, text)
  await rename(`${sprite}.${process.pid}`, sprite)
}

/** Returns a fault for each file of content/logos that cannot be a logo. */
export async function logoFaults(): Promise<Fault[]> {
  const unread = (await readLogos()).flatMap(({ file, outline }) =>
    'fault' in outline ? [{ file, line: 1, path: '', message: outline.fault }] : [],
  )
  return [...logoFiles().faults, ...unread]
}

type Logo = { name: string; file: string; outline: LogoOutline | LogoFault }

async function readLogos(): Promise<Logo[]> {
  const { logos } = logoFiles()
  return Promise.all(
    logos.map(async ({ name, file }) => {
      const bytes = readFileSync(file)
      const outline = file.toLowerCase().endsWith('.png') ? await outlinePng(bytes) : outlineSvg(bytes.toString(), name)
      return { name, file, outline }
    }),
  )
}
