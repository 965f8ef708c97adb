import { ICON_PREFIX } from '../src/lib/adopt-icons.ts'

const symbol = /<symbol id="([\w-]+)"[^]*?<\/symbol>/g

/**
 * Makes the icons in the markup refer to symbols in the document instead of the sprite at `url`, which would be a
 * request before the first paint. The returned `icons` must precede the markup; src/lib/adopt-icons.ts moves them from
 * page to page.
 */
export function withInlineIcons(markup: string, url: string, sprite: string): { icons: string; markup: string } {
  const used = new Set(
    [...markup.matchAll(/ href="([^"#]*)#([\w-]+)"/g)]
      .filter(([, file]) => file === url)
      .map(([, , name = '']) => name),
  )
  const symbols = [...sprite.replaceAll(/>\s+</g, '><').matchAll(symbol)]
    .filter(([, name = '']) => used.has(name))
    .map(([text]) => text.replace(' id="', ` id="${ICON_PREFIX}`))
  return {
    icons: symbols.length > 0 ? `<svg id="icons" hidden>${symbols.join('')}</svg>` : '',
    markup: markup.replaceAll(`href="${url}#`, `href="#${ICON_PREFIX}`),
  }
}
