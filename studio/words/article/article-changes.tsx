import { useQuery } from '@tanstack/react-query'
import type { Node } from 'prosemirror-model'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import type { DocumentChange, EntryChange } from '#shared/studio/documents.ts'
import { choicesQuery } from '../../api/queries.ts'
import { ENTRY_WORDS, Side, Sides, TextSides, Thumbnail } from '../change-sides.tsx'
import type { SideLabels } from '../change-sides.tsx'
import css from './article-changes.module.css'
import { findDifference, findLinkChanges } from './difference.ts'
import type { LinkChange, Marked } from './difference.ts'
import { pictureName } from './picture-name.ts'
import { readMarkdown } from './read-markdown.ts'
import { labelsOf, nodeType } from './schema.ts'
import sides from '../sides.module.css'

type Props = { change: DocumentChange; labels: SideLabels }

/** Changes in the text of an article, block by block, formatted as on the site. */
export default function ArticleChanges({ change: { before, after, entries }, labels }: Props) {
  if (entries && entries.length > 0) {
    return (
      <ul className={sides.entries}>
        {entries.map((entry, at) => (
          <ChangedBlock key={at} entry={entry} labels={labels} />
        ))}
      </ul>
    )
  }
  const side = (text: string | null) => text?.trim() && <Prose blocks={readBlocks(text)} marked={NOTHING_MARKED} />
  return (
    <Sides>
      {before?.trim() && <Side label={labels.before}>{side(before)}</Side>}
      <Side label={labels.after} isNew>
        {side(after)}
      </Side>
    </Sides>
  )
}

const NOTHING_MARKED: Marked = { ranges: new Map(), whole: new Set() }

/**
 * Parses the text into blocks. Blocks that the editor does not support are shown as source, and so is a text that
 * cannot be parsed.
 */
function readBlocks(text: string): Node[] {
  const written = (source: string) => nodeType('opaque').create({ source })
  try {
    return readMarkdown(text).map(({ node, start, end }) => node ?? written(text.slice(start, end)))
  } catch {
    return [written(text)]
  }
}

const KINDS: Record<string, string> = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  blockquote: 'Quotation',
  bullet_list: 'List',
  ordered_list: 'List',
  table: 'Table',
  pull_quote: 'Pull quote',
  exercise: 'Exercise',
  rule: 'Line',
  opaque: 'Kept as it is written',
}

/** Returns the name of a block's kind; for drawings and pictures with their title or caption. */
function blockName(block: Node | undefined): string {
  if (!block) return ''
  const { attrs, type } = block
  if (type.name === 'figure') return `Drawing: ${String(attrs['title']) || 'without a title'}`
  if (type.name === 'picture') return `Picture: ${String(attrs['caption'] || attrs['alt']) || 'without a caption'}`
  return KINDS[type.name] ?? ''
}

function ChangedBlock({ entry: { what, words, changes }, labels }: { entry: EntryChange; labels: SideLabels }) {
  const [change] = changes
  const before = readBlocks(change?.before ?? '')
  const after = readBlocks(change?.after ?? words)
  const links = what === 'removed' || what === 'moved' ? [] : findLinkChanges(before, after)
  return (
    <li className={sides.entry} data-what={what}>
      <div className={sides.entryText}>
        <p className={sides.entryName}>
          <span className={sides.what}>{(labels.entries ?? ENTRY_WORDS)[what]}</span> {blockName(after[0] ?? before[0])}
        </p>
        {change ? (
          <Changed before={before} after={after} labels={labels} />
        ) : (
          <Prose blocks={after} marked={NOTHING_MARKED} isNamed />
        )}
        {links.length > 0 && <LinkChanges links={links} />}
      </div>
    </li>
  )
}

type ChangedProps = { before: Node[]; after: Node[]; labels: SideLabels }

function Changed({ before, after, labels }: ChangedProps) {
  const [old, now] = [before[0], after[0]]
  const attributes = old && now && old.type === now.type ? changedAttributes(old, now) : []
  const isCaptionSame = old?.type.name === 'figure' && now?.type.name === 'figure' && old.content.eq(now.content)
  const isWhole = attributes.length > 0 && (isCaptionSame || old?.type.name === 'picture')
  const marked = findDifference(before, after)
  return (
    <>
      {attributes.map(({ title, ...texts }) => (
        <div key={title} className={sides.inner}>
          <p className={sides.innerTitle}>{title}</p>
          <TextSides {...texts} labels={labels} />
        </div>
      ))}
      {!isWhole && (
        <Sides>
          <Side label={labels.before}>
            <Prose blocks={before} marked={marked.before} isNamed />
          </Side>
          <Side label={labels.after} isNew>
            <Prose blocks={after} marked={marked.after} isNamed />
          </Side>
        </Sides>
      )}
    </>
  )
}

const ATTRIBUTES: [string, string][] = [
  ['title', 'Title of the drawing'],
  ['description', 'Description'],
  ['labels', 'Words in it'],
  ['caption', 'Caption'],
  ['alt', 'Description'],
]

function changedAttributes(old: Node, now: Node) {
  const textOf = (node: Node, name: string) =>
    name === 'labels' ? labelsOf(node.attrs).join(' · ') : String(node.attrs[name] ?? '')
  return ATTRIBUTES.flatMap(([name, title]) => {
    const [before, after] = [textOf(old, name), textOf(now, name)]
    return before === after ? [] : [{ title, before, after }]
  })
}

/** Lists changed link targets, which are not visible in the text. */
function LinkChanges({ links }: { links: LinkChange[] }) {
  const { data: choices } = useQuery(choicesQuery)
  const nameOf = (href: string) => {
    const path = href.replace(/(.)\/$/, '$1')
    const title = choices?.page?.find(({ value }) => value === path)?.title
    return title ? `“${title}”` : href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
  }
  return (
    <ul className={css.links}>
      {links.map(({ text, href, before }) => (
        <li key={`${text} ${href}`}>
          “{text}”{' '}
          {href === null
            ? 'is no link any more'
            : before === null
              ? `is now a link to ${nameOf(href)}`
              : `now leads to ${nameOf(href)}, not to ${nameOf(before)}`}
        </li>
      ))}
    </ul>
  )
}

type ProseProps = {
  blocks: readonly Node[]
  marked: Marked
  /** Whether the name of the first block is shown above it already. */
  isNamed?: boolean
}

function Prose({ blocks, marked, isNamed = false }: ProseProps) {
  return (
    <div className={css.prose}>
      {blocks.map((block, at) => (
        <Block key={at} node={block} marked={marked} isNamed={isNamed && at === 0} />
      ))}
    </div>
  )
}

type BlockProps = { node: Node; marked: Marked; isNamed?: boolean }

function Block({ node, marked, isNamed = false }: BlockProps) {
  const { attrs, type } = node
  const words = () => <Words block={node} marked={marked} />
  const wrapped = (content: ReactNode) => (marked.whole.has(node) ? <mark>{content}</mark> : content)
  switch (type.name) {
    case 'heading':
      return <p className={css.heading}>{wrapped(words())}</p>
    case 'pull_quote':
      return <p className={css.pullQuote}>{wrapped(words())}</p>
    case 'figure':
      return (
        <>
          {!isNamed && <p className={css.kind}>{blockName(node)}</p>}
          {node.content.size > 0 && <p>{words()}</p>}
        </>
      )
    case 'picture':
      return (
        <div className={css.picture}>
          <Thumbnail picture={pictureName(String(attrs['url']))} />
          {!isNamed && <p>{String(attrs['caption'])}</p>}
        </div>
      )
    case 'blockquote':
    case 'exercise':
      return (
        <div className={css.inset}>
          <Inner node={node} marked={marked} />
        </div>
      )
    case 'bullet_list':
    case 'ordered_list':
      return <List node={node} marked={marked} />
    case 'table':
      return <Table node={node} marked={marked} />
    case 'rule':
      return <hr />
    case 'opaque':
      return <pre className={css.written}>{String(attrs['source'])}</pre>
    default:
      return <p>{wrapped(words())}</p>
  }
}

const Inner = ({ node, marked }: BlockProps) =>
  node.children.map((child, at) => <Block key={at} node={child} marked={marked} />)

const isConcerned = (node: Node, marked: Marked): boolean =>
  marked.whole.has(node) || marked.ranges.has(node) || node.children.some((child) => isConcerned(child, marked))

/**
 * Returns the changed children and their neighbours with their indexes; null for each run of children that is left out.
 */
function shownChildren({ children }: Node, marked: Marked): ({ child: Node; at: number } | null)[] {
  const concerned = children.map((child) => isConcerned(child, marked))
  if (!concerned.includes(true)) return children.map((child, at) => ({ child, at }))
  const shown = children.map((child, at) =>
    child.type.name === 'table_row' && at === 0 ? true : concerned.slice(Math.max(0, at - 1), at + 2).includes(true),
  )
  return children.flatMap((child, at) => {
    if (shown[at]) return [{ child, at }]
    return shown[at - 1] || at === 0 ? [null] : []
  })
}

function List({ node, marked }: BlockProps) {
  const isOrdered = node.type.name === 'ordered_list'
  const first = isOrdered ? Number(node.attrs['order']) : 1
  const items = shownChildren(node, marked).map((shown, at) =>
    shown === null ? (
      <li key={at} className={css.gap}>
        …
      </li>
    ) : (
      <li
        key={at}
        data-marked={marked.whole.has(shown.child) || undefined}
        {...(isOrdered && { value: first + shown.at })}
      >
        <Inner node={shown.child} marked={marked} />
      </li>
    ),
  )
  return isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Table({ node, marked }: BlockProps) {
  return (
    <div className={css.table}>
      <table>
        <tbody>
          {shownChildren(node, marked).map((shown, at) => (
            <tr key={at} data-marked={(shown && marked.whole.has(shown.child)) || undefined}>
              {shown ? (
                shown.child.children.map((cell, column) => <Cell key={column} cell={cell} marked={marked} />)
              ) : (
                <td colSpan={node.firstChild?.childCount}>…</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ cell, marked }: { cell: Node; marked: Marked }) {
  const words = <Words block={cell} marked={marked} />
  const content = marked.whole.has(cell) ? <mark>{words}</mark> : words
  return cell.type.name === 'table_header' ? <th scope="col">{content}</th> : <td>{content}</td>
}

/** Number of equal characters that are shown around a difference. */
const CONTEXT_LENGTH = 60

/** Text of a block with its changed range marked; equal text far from the range is left out. */
function Words({ block, marked }: { block: Node; marked: Marked }) {
  const range = marked.ranges.get(block)
  const length = block.children.reduce((sum, { text }) => sum + (text ?? ' ').length, 0)
  const begin = range && range.from > CONTEXT_LENGTH * 2 ? range.from - CONTEXT_LENGTH : 0
  const stop = range && length - range.to > CONTEXT_LENGTH * 2 ? range.to + CONTEXT_LENGTH : length
  const parts: ReactNode[] = []
  let at = 0
  for (const child of block.children) {
    const text = child.text ?? '\n'
    const cuts = [begin, range?.from ?? begin, range?.to ?? begin, stop]
      .map((cut) => Math.min(Math.max(cut - at, 0), text.length))
      .toSorted((a, b) => a - b)
    for (const [index, isMarked] of [false, true, false].entries()) {
      let piece = text.slice(cuts[index], cuts[index + 1])
      if (at + (cuts[index] ?? 0) === begin && begin > 0) piece = piece.replace(/^\S*\s/, '')
      if (at + (cuts[index + 1] ?? 0) === stop && stop < length) piece = piece.replace(/\s\S*$/, '')
      if (!piece) continue
      const styled = withMarks(piece, child)
      parts.push(isMarked ? <mark key={parts.length}>{styled}</mark> : <span key={parts.length}>{styled}</span>)
    }
    at += text.length
  }
  return (
    <>
      {begin > 0 && '… '}
      {parts}
      {stop < length && ' …'}
    </>
  )
}

const ELEMENTS: Record<string, string> = { strong: 'strong', em: 'em', strike: 'del', code: 'code' }

/** Links are only styled here and cannot be followed. */
const withMarks = (text: string, { marks }: Node): ReactNode =>
  marks.reduceRight<ReactNode>(
    (inner, { type }) =>
      createElement(ELEMENTS[type.name] ?? 'u', type.name === 'link' ? { className: css.link } : null, inner),
    text,
  )
