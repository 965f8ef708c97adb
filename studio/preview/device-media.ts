const EM_PX = 16

const HEIGHT = /\(\s*height\s*([<>]=?)\s*([\d.]+)(px|r?em)\s*\)/g

/**
 * Returns a media query for a window of the given height in CSS pixels: conditions on the height are replaced by their
 * result, all others stay.
 */
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

/** Finds the rules in a document's style sheets whose media query depends on the height of the window. */
export function heightRules(document: Document): HeightRule[] {
  const within = (rules: Iterable<CSSRule>): HeightRule[] =>
    [...rules].flatMap((rule) => {
      // `instanceof` is false for rules of another window.
      const media = 'media' in rule && 'conditionText' in rule ? (rule as CSSMediaRule).media : null
      const own = media && withHeight(media.mediaText, 0) !== media.mediaText ? [{ media, query: media.mediaText }] : []
      return [...own, ...('cssRules' in rule ? within((rule as CSSGroupingRule).cssRules) : [])]
    })
  return [...document.styleSheets].flatMap((sheet) => within(rulesOf(sheet) ?? []))
}

/** Whether every style sheet of the document was loaded. */
export const isStyled = (document: Document): boolean =>
  [...document.styleSheets].every((sheet) => rulesOf(sheet) !== null)

/** Returns null if the sheet was not loaded: reading its rules throws then. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules
  } catch {
    return null
  }
}

/** Makes the rules match a window of the given height in CSS pixels, independent of the frame's own height. */
export function setHeight(rules: readonly HeightRule[], height: number) {
  for (const { media, query } of rules) media.mediaText = withHeight(query, height)
}
