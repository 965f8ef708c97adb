import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../src/content/fault.ts'

const source = 'content/logos'
const sprite = 'public/logos.svg'

type Logo = { file: string; name: string; viewBox: string; content: string }

/** Puts the marks of content/logos into one sprite, public/logos.svg, each under its file's name. */
export async function writeLogoSprite(): Promise<void> {
  const { logos } = await readLogos()
  const symbols = logos.map(
    ({ name, viewBox, content }) => `<symbol id="${name}" viewBox="${viewBox}">${content}</symbol>`,
  )
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
  if ((await readFile(sprite, 'utf8').catch(() => '')) === text) return
  await mkdir('public', { recursive: true })
  // Another build may be reading it.
  await writeFile(`${sprite}.${process.pid}`, text)
  await rename(`${sprite}.${process.pid}`, sprite)
}

/** A fault for each file of content/logos that cannot be a logo. */
export async function logoFaults(): Promise<Fault[]> {
  return (await readLogos()).faults
}

async function readLogos(): Promise<{ logos: Logo[]; faults: Fault[] }> {
  const logos: Logo[] = []
  const faults: Fault[] = []
  for (const name of readdirSync(source)
    .filter((entry) => !entry.startsWith('.'))
    .toSorted()) {
    const file = `${source}/${name}`
    const fault = (message: string) => faults.push({ file, line: 1, path: '', message })
    if (!name.endsWith('.svg')) {
      fault('a logo is an SVG in one colour: save it as .svg, small letters and hyphens in its name')
      continue
    }
    const [, attributes = '', content] =
      /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(await readFile(join(source, name), 'utf8')) ?? []
    const viewBox = /\bviewBox="([^"]+)"/.exec(attributes)?.[1]
    if (content === undefined) fault('not an SVG: save it anew as .svg')
    else if (!viewBox) {
      const size = /\bwidth="([\d.]+)/.exec(attributes)?.[1]
      const height = /\bheight="([\d.]+)/.exec(attributes)?.[1]
      fault(`has no viewBox: add viewBox="0 0 ${size ?? 'WIDTH'} ${height ?? 'HEIGHT'}" to its <svg> element`)
    } else logos.push({ file, name: name.slice(0, -4), viewBox, content: content.trim() })
  }
  return { logos, faults }
}
