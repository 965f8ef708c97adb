import {
  Features,
  transform,
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  type StyleRule,
  type Declaration,
  type MediaQuery,
} from 'lightningcss'

type Used = { classes: Set<string>; elements: Set<string>; attributes: Map<string, Set<string>> }
export type PageStyle = {
  /** Critical CSS: inline in the document. */
  critical: string
  /** CSS of the initial state for sections below the first screens only; empty where nothing was left out. */
  below: string
  /** Deferred CSS: hover, transitions, states, print. Applied from the first intent on. */
  deferred: string
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Properties without a visible effect before the first intent. */
const OF_USE = /^(transition|user-select|-webkit-tap-highlight-color)/

/** Attribute that the head script sets on `<html>`. */
const scriptMark = 'data-js'
/** State attributes, which script may set later even where the markup lacks them. */
export const STATE = /^(data-|aria-|open$)/

/** Layer of elements that are always below the first screen; it is deferred as a whole. */
const LATER_LAYER = 'figures'

/** `media` of the deferred style sheet's link until the first intent. */
export const DEFERRED_MEDIA = 'print,(forced-colors),(scripting:none)'

/** Matches the font face of Arabic letters, which is deferred and only on pages with such text. */
const ARABIC_FACE = /unicode-range:\s*U\+60C/i

/**
 * Prepares the site's CSS for `pageStyle`: compiles nesting away and splits off `@font-face` rules, with those of
 * Arabic letters apart.
 */
export function readSheet(source: string): { rules: string; fontFaces: string; arabicFaces: string } {
  const options = { filename: 'site.css', code: Buffer.from(source), include: Features.Nesting }
  const faces: string[] = []
  const rules = transform<CustomAtRules>({
    ...options,
    visitor: { Rule: { 'font-face': () => [] } },
  }).code.toString()
  for (const [face] of source.matchAll(/@font-face\s*\{[^}]*\}/g)) faces.push(face)
  return {
    rules: withShortNames(rules),
    fontFaces: faces.filter((face) => !ARABIC_FACE.test(face)).join(''),
    arabicFaces: faces.filter((face) => ARABIC_FACE.test(face)).join(''),
  }
}

/**
 * Shortens the names of custom properties, the most used to the shortest, which saves half a KB in every document.
 * Short names begin with a capital, so that they cannot clash with other names.
 */
function withShortNames(rules: string): string {
  const property = /(?<![\w-])--[\w-]+/g
  const uses = new Map<string, number>()
  for (const [name] of rules.matchAll(property)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...uses.keys()].toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  const short = new Map(
    names.map((name, index) => {
      const round = Math.floor(index / CAPITALS.length)
      return [name, `--${CAPITALS[index % CAPITALS.length]}${round === 0 ? '' : round.toString(36)}`]
    }),
  )
  return rules.replaceAll(property, (name) => short.get(name) ?? name)
}

/**
 * Splits the site's CSS for one page. Critical: rules whose classes, elements and states (`data-`, `aria-`, `open`)
 * match the markup in `first`, without `OF_USE`. Below: the rules that match only the rest of `markup`. Deferred: other
 * rules whose classes and elements match `markup` or `later`, which script inserts.
 */
export function pageStyle(rules: string, markup: string, later: string, first = markup): PageStyle {
  const seen = usedBy(first)
  const now = usedBy(markup)
  const ever = usedBy(markup + later)
  const matches = ({ selectors }: Rule, used: Used): boolean =>
    selectors.some((selector) => canMatch(selector, used, true))
  const isCritical = (rule: Rule): boolean => matches(rule, now)
  const keepNow = (declaration: Declaration): boolean => !OF_USE.test(nameOf(declaration))
  const critical = withFewerNames(
    filterRules(
      rules,
      true,
      (rule) => (matches(rule, seen) ? keepNow : NONE),
      first === markup ? inheritedNames(rules) : inheritedNames(rules) + groundNames(rules),
    ),
    rules,
  )
  const isMissing = (declaration: Declaration): boolean =>
    nameOf(declaration).startsWith('--') && !critical.includes(`${nameOf(declaration)}:`)
  const below =
    first === markup
      ? ''
      : withoutTokens(
          filterRules(
            rules,
            true,
            (rule) => (matches(rule, seen) ? isMissing : isCritical(rule) ? keepNow : NONE),
            critical,
          ),
          rules,
        )
  const shown = critical + below
  const isDeferred = (declaration: Declaration): boolean => {
    const name = nameOf(declaration)
    return name.startsWith('--') ? !shown.includes(`${name}:`) : !keepNow(declaration)
  }
  const deferred = filterRules(
    rules,
    false,
    (rule, isDeferredQuery) => {
      if (isCritical(rule) && !isDeferredQuery) return isDeferred
      return rule.selectors.some((selector) => canMatch(selector, ever, false)) ? ALL : NONE
    },
    shown,
  )
  return { critical: withoutSpaces(critical), below, deferred: withoutTokens(deferred, rules) }
}

/** Removes the space after commas in values with a custom property, which lightningcss does not minify. */
const withoutSpaces = (style: string): string => style.replaceAll(/"[^"]*"|, /g, (part) => (part === ', ' ? ',' : part))

type Rule = StyleRule<Declaration, MediaQuery>
type Wanted = (declaration: Declaration) => boolean
const ALL: Wanted = () => true
const NONE: Wanted = () => false

/**
 * Selects the declarations of a rule to keep. `isDeferredQuery`: the rule is in a query or layer of the deferred style
 * only.
 */
type Filter = (rule: Rule, isDeferredQuery: boolean) => Wanted

/**
 * Removes rules and declarations by `filter`. `source` must not nest rules. Custom properties that `other` uses are
 * kept.
 */
function filterRules(source: string, isScreen: boolean, filter: Filter, other = ''): string {
  // Passed from the rule visitor to the declaration visitor, because rules that a visitor returns are not always
  // serialized unchanged.
  let wanted = ALL
  let deferredQueries = 0
  const { code } = transform<CustomAtRules>({
    filename: 'page.css',
    code: Buffer.from(source),
    visitor: {
      Rule: {
        style: ({ value }) => {
          wanted = filter(value, deferredQueries > 0)
          return wanted === NONE ? [] : undefined
        },
        media: ({ value }) => {
          if (!value.query.mediaQueries.every(isDeferredMedia)) return undefined
          if (isScreen) return []
          deferredQueries += 1
          return undefined
        },
        'layer-block': ({ value }) => {
          if (!isLaterLayer(value.name)) return undefined
          if (isScreen) return []
          deferredQueries += 1
          return undefined
        },
        keyframes: () => {
          wanted = ALL
        },
      },
      // lightningcss does not call a `RuleExit` visitor for a single type of rule.
      RuleExit: (rule) => {
        if (rule.type === 'media' && rule.value.query.mediaQueries.every(isDeferredMedia)) deferredQueries -= 1
        if (rule.type === 'layer-block' && isLaterLayer(rule.value.name)) deferredQueries -= 1
      },
      Declaration: (declaration) => (wanted(declaration) ? undefined : []),
    },
  })
  return withoutUnused(code.toString(), other)
}

const isLaterLayer = (name: string[] | null | undefined): boolean => name?.join('.') === LATER_LAYER

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name
  // lightningcss does not parse values with var().
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property
}

function isDeferredMedia({ mediaType, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return true
  if (condition?.type !== 'feature') return false
  const { name, type } = condition.value
  const without = type === 'plain' && condition.value.value.type === 'ident' && condition.value.value.value === 'none'
  return name === 'forced-colors' || (name === 'scripting' && without)
}

const canMatch = (selector: Selector, used: Used, isNow: boolean): boolean =>
  selector.every((part) => possible(part, used, isNow))

/** Whether a part of a selector can match. `isNow`: match the initial state only, without hover or active. */
function possible(part: SelectorComponent, used: Used, isNow: boolean): boolean {
  switch (part.type) {
    case 'class':
      return used.classes.has(part.name)
    case 'type':
      return used.elements.has(part.name.toLowerCase())
    case 'attribute': {
      if (!isNow || !STATE.test(part.name) || part.name === scriptMark) return true
      const values = used.attributes.get(part.name)
      return values !== undefined && (part.operation?.operator !== 'equal' || values.has(part.operation.value))
    }
    case 'pseudo-class':
      if (isNow && (part.kind === 'hover' || part.kind === 'active')) return false
      return part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
        ? part.selectors.some((selector) => canMatch(selector, used, isNow))
        : true
    case 'pseudo-element':
      return !isNow || (part.kind !== 'selection' && !part.kind.startsWith('view-transition'))
    default:
      return true
  }
}

/** Returns the classes, elements and attributes of a markup that selectors may match. */
export function usedBy(markup: string): Used {
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

/** Removes keyframes and custom properties that neither `source` nor `other` uses. */
function withoutUnused(source: string, other: string): string {
  let style = source
  let unused: string[] = []
  do {
    const smaller = transform({ filename: 'page.css', code: Buffer.from(style), minify: true, unusedSymbols: unused })
    style = smaller.code.toString()
    unused = unusedNames(style, other)
  } while (unused.length > 0)
  return style
}

function unusedNames(style: string, other: string): string[] {
  const declared = [
    ...[...style.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name),
    ...[...style.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name),
  ]
  const named = new Set(
    [...`${style}${other}`.matchAll(/(@keyframes |[{;])?(--[\w-]+:|[\w-]+)/g)]
      .filter(([, before, word = '']) => !(before === '@keyframes ' || (before && word.endsWith(':'))))
      .map(([, , word = '']) => word),
  )
  return [...new Set(declared)].filter((name) => !named.has(name))
}

const tokensOf = (style: string): string => /@layer tokens\{:root\{([^{}]*)/.exec(style)?.[1] ?? ''
const declaredIn = (rules: string, name: string): number => rules.split(`${name}:`).length - 1

/**
 * Inlines the tokens of a style sheet that loads later. Custom properties are inherited, so declaring one on the root
 * would restyle every element of the page.
 */
function withoutTokens(style: string, rules: string): string {
  let fewer = style
  for (const [declaration, name = '', value = ''] of tokensOf(style).matchAll(/(--[\w-]+):([^;]+);?/g)) {
    if (declaredIn(rules, name) > 1 || style.includes(`var(${name},`)) continue
    fewer = fewer.replace(declaration, '').replaceAll(`var(${name})`, () => value)
  }
  return fewer.replace('@layer tokens{:root{}}', '@layer tokens;').replace('@layer tokens{:root{}', '@layer tokens{')
}

/**
 * Returns uses of the tokens that `withoutTokens` cannot inline, because rules redefine them, so that the critical
 * style declares them.
 */
const inheritedNames = (rules: string): string =>
  [...tokensOf(rules.replaceAll(/\s*([{}])\s*/g, '$1')).matchAll(/(--[\w-]+):/g)]
    .filter(([, name = '']) => declaredIn(rules, name) > 1)
    .map(([, name]) => `var(${name}) `)
    .join('')

/** Returns uses of the custom properties of grounds: changing them later would restyle the parts on that ground. */
function groundNames(rules: string): string {
  const grounds = [...rules.matchAll(/\[data-ground[^{}]*\{([^{}]*)\}/g)].map(([, body = '']) => body)
  return [...grounds.join(';').matchAll(/(--[\w-]+):/g)].map(([, name = '']) => `var(${name})`).join(' ')
}

/** Inlines a token that is declared once, where it is used once or its value has at most 8 characters. */
function withFewerNames(style: string, rules: string): string {
  let fewer = style
  for (const [declaration, name = '', value = ''] of tokensOf(style).matchAll(/(--[\w-]+):([^;]+);?/g)) {
    const uses = fewer.split(`var(${name})`).length - 1
    const named = fewer.match(new RegExp(`${name}(?![\\w-])`, 'g'))?.length ?? 0
    if (declaredIn(rules, name) > 1 || named !== uses + 1 || (uses > 1 && value.length > 8)) continue
    fewer = fewer.replace(declaration, '').replaceAll(`var(${name})`, () => value)
  }
  return fewer
}
