import { transform, type CustomAtRules, type MediaQuery, type Selector, type SelectorComponent } from 'lightningcss'

type Used = { classes: Set<string>; elements: Set<string>; attributes: Map<string, Set<string>> }

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** On `<html>` from the head script on. */
const scriptMark = 'data-js'
/** Attributes that come later where the markup does not have them. */
const STATE = /^(data-|aria-|open$)/

/**
 * What of a style sheet documents show when they come: rules whose classes, elements and states (`data-`, `aria-`,
 * `open`) occur in their markup, and the keyframes and custom properties these name. What visitors and script bring
 * about, like `:hover` and transitions, is styled by the whole sheets: they are in force before the page comes alive.
 */
export function usedStyle(source: string, markup: string): string {
  const used = usedBy(markup)
  const { code } = transform<CustomAtRules>({
    filename: 'page.css',
    code: Buffer.from(source),
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, used)) ? undefined : []),
        media: ({ value }) => (value.query.mediaQueries.every(bringsWholeSheets) ? [] : undefined),
      },
      // With a custom property in it a declaration is not parsed.
      Declaration: ({ property, value }) =>
        (property === 'unparsed' ? value.propertyId.property : property).startsWith('transition') ? [] : undefined,
    },
  })
  let style = code.toString()
  let unused: string[] = []
  do {
    const smaller = transform({ filename: 'page.css', code: Buffer.from(style), minify: true, unusedSymbols: unused })
    style = smaller.code.toString()
    unused = unusedNames(style)
  } while (unused.length > 0)
  return withShortNames(withFewerNames(style))
}

/** A sheet that names the faces once more would have Chromium lay all text out in the fallback for a moment. */
export const withoutFontFaces = (sheet: string): string =>
  transform<CustomAtRules>({
    filename: 'whole.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: { Rule: { 'font-face': () => [] } },
  }).code.toString()

/** Where whole sheets apply of themselves, by the `media` of their links. */
export const WHOLE_SHEETS = 'print,(forced-colors),(scripting:none)'

function bringsWholeSheets({ mediaType, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return true
  if (condition?.type !== 'feature') return false
  const { name, type } = condition.value
  const without = type === 'plain' && condition.value.value.type === 'ident' && condition.value.value.value === 'none'
  return name === 'forced-colors' || (name === 'scripting' && without)
}

function canMatch(selector: Selector, used: Used): boolean {
  return selector.every((part) => possible(part, used))
}

function possible(part: SelectorComponent, used: Used): boolean {
  switch (part.type) {
    case 'class':
      return used.classes.has(part.name)
    case 'type':
      return used.elements.has(part.name.toLowerCase())
    case 'attribute': {
      if (!STATE.test(part.name) || part.name === scriptMark) return true
      const values = used.attributes.get(part.name)
      return values !== undefined && (part.operation?.operator !== 'equal' || values.has(part.operation.value))
    }
    case 'pseudo-class':
      if (part.kind === 'hover' || part.kind === 'active') return false
      return part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
        ? part.selectors.some((selector) => canMatch(selector, used))
        : true
    case 'pseudo-element':
      return part.kind !== 'selection' && !part.kind.startsWith('view-transition')
    default:
      return true
  }
}

function usedBy(markup: string): Used {
  const classes = new Set<string>()
  const elements = new Set(['html', 'body'])
  const attributes = new Map<string, Set<string>>()
  for (const [, name = '', rest = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)) {
    elements.add(name.toLowerCase())
    for (const [, attribute = '', value = ''] of rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      if (attribute === 'class') for (const one of value.split(/\s+/)) classes.add(one)
      else attributes.set(attribute, (attributes.get(attribute) ?? new Set()).add(value))
    }
  }
  return { classes, elements, attributes }
}

/** Keyframes and custom properties that are declared and nowhere named. */
function unusedNames(style: string): string[] {
  const declared = [
    ...[...style.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name),
    ...[...style.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name),
  ]
  const named = new Set(
    [...style.matchAll(/(@keyframes |[{;])?(--[\w-]+:|[\w-]+)/g)]
      .filter(([, before, word = '']) => !(before === '@keyframes ' || (before && word.endsWith(':'))))
      .map(([, , word = '']) => word),
  )
  return [...new Set(declared)].filter((name) => !named.has(name))
}

/** Tokens that nothing sets anew give way to their values where they are named once or the value is short. */
function withFewerNames(style: string): string {
  const tokens = /@layer tokens\{:root\{([^{}]*)/.exec(style)?.[1] ?? ''
  let fewer = style
  for (const [declaration, name = '', value = ''] of tokens.matchAll(/(--[\w-]+):([^;]+);?/g)) {
    const uses = fewer.split(`var(${name})`).length - 1
    const declared = fewer.split(`${name}:`).length - 1
    const named = fewer.match(new RegExp(`${name}(?![\\w-])`, 'g'))?.length ?? 0
    if (declared > 1 || named !== uses + 1 || (uses > 1 && value.length > 8)) continue
    fewer = fewer.replace(declaration, '').replaceAll(`var(${name})`, () => value)
  }
  return fewer
}

/**
 * Custom properties get names of one or two characters, the most used the shortest. They need not be those of the
 * whole sheets: these declare every value once more. A capital comes first, so that no name there is taken.
 */
function withShortNames(style: string): string {
  const property = /(?<![\w-])--[\w-]+/g
  const uses = new Map<string, number>()
  for (const [name] of style.matchAll(property)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...uses.keys()].toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  const short = new Map(
    names.map((name, index) => {
      const round = Math.floor(index / capitals.length)
      return [name, `--${capitals[index % capitals.length]}${round === 0 ? '' : round.toString(36)}`]
    }),
  )
  return style.replaceAll(property, (name) => short.get(name) ?? name)
}
