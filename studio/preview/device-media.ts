const EM_PX = 16

const HEIGHT = /\(\s*height\s*([<>]=?)\s*([\d.]+)(px|r?em)\s*\)/g

/** A media query in a window of that height, in CSS pixels: what it says of the height is decided, the rest stays. */
export function withHeight(query: string, height: number): string {
  return query
    .replaceAll(/\b(max|min)-height\s*:/g, (_whole, bound) => `height ${bound === 'max' ? '<=' : '>='}`)
    .replaceAll(HEIGHT, (_whole, sign: string, size: string, unit: string) => {
      const limit = Number(size) * (unit === 'px' ? 1 : EM_PX)
      const isEqual = sign.endsWith('=') && height === limit
      const isSo = isEqual || (sign.startsWith('<') ? height < limit : height > limit)
      return isSo ? '(width >= 0px)' : '(width < 0px)'
    })
}

export type HeightRule = { media: MediaList; query: string }

/** The rules of a document's style sheets that ask for the height of the window, with what they ask. */
export function heightRules(document: Document): HeightRule[] {
  const within = (rules: Iterable<CSSRule>): HeightRule[] =>
    [...rules].flatMap((rule) => {
      // `instanceof` does not hold for rules of another window.
      const media = 'media' in rule && 'conditionText' in rule ? (rule as CSSMediaRule).media : null
      const own = media && withHeight(media.mediaText, 0) !== media.mediaText ? [{ media, query: media.mediaText }] : []
      return [...own, ...('cssRules' in rule ? within((rule as CSSGroupingRule).cssRules) : [])]
    })
  return [...document.styleSheets].flatMap((sheet) => within(rulesOf(sheet) ?? []))
}

/** False where a style sheet did not arrive. */
export const isStyled = (document: Document): boolean =>
  [...document.styleSheets].every((sheet) => rulesOf(sheet) !== null)

/** Null where the sheet did not arrive: reading its rules throws then. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules
  } catch {
    return null
  }
}

/** Has the rules ask a window of that height, in CSS pixels, whatever the height of their own. */
export function setHeight(rules: readonly HeightRule[], height: number) {
  for (const { media, query } of rules) media.mediaText = withHeight(query, height)
}
