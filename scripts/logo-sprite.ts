import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const source = 'content/logos'

/** Puts the marks of content/logos into one sprite, public/logos.svg, each under its file's name. */
export async function writeLogoSprite(): Promise<void> {
  const names = (await readdir(source)).filter((file) => file.endsWith('.svg')).toSorted()
  const symbols = await Promise.all(
    names.map(async (file) => {
      const svg = await readFile(join(source, file), 'utf8')
      const parts = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg)
      if (!parts) throw new Error(`${source}/${file}: needs a viewBox`)
      return `<symbol id="${file.slice(0, -4)}" viewBox="${parts[1]}">${parts[2]?.trim()}</symbol>`
    }),
  )
  await mkdir('public', { recursive: true })
  await writeFile('public/logos.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
}
