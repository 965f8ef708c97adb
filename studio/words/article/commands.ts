import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { goToNextCell, isInTable } from 'prosemirror-tables'
import { linkAddress, markType, nodeType } from './schema.ts'

const paragraph = () => nodeType('paragraph')

export const toggleBold = toggleMark(markType('strong'))
export const toggleItalic = toggleMark(markType('em'))

/** Whether a mark is on what is selected, or would be on what is typed. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const type = markType(name)
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
  return doc.rangeHasMark(selection.from, selection.to, type)
}

/** The depth of the nearest node of a type around a place; -1 when there is none. */
function depthOf($from: ResolvedPos, ...names: string[]): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (names.includes($from.node(depth).type.name)) return depth
  return -1
}

export const isInside = ({ selection }: EditorState, name: string) => depthOf(selection.$from, name) > 0

export const isHeading = ({ selection }: EditorState, level: number) =>
  selection.$from.parent.type.name === 'heading' && selection.$from.parent.attrs['level'] === level

/** A heading, or text again. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(paragraph())(state, dispatch)
      : setBlockType(nodeType('heading'), { level })(state, dispatch)

/** A list; text again; or the other kind of list. */
export const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const depth = depthOf($from, 'bullet_list', 'ordered_list')
    if (depth < 0) return wrapInList(nodeType(name))(state, dispatch)
    const list = $from.node(depth)
    if (list.type.name === name) return liftListItem(nodeType('list_item'))(state, dispatch)
    dispatch?.(
      state.tr.setNodeMarkup($from.before(depth), nodeType(name), { tight: list.attrs['tight'], at: list.attrs['at'] }),
    )
    return true
  }

/** A frame around the blocks, or none. */
export const toggleFrame =
  (name: 'blockquote' | 'exercise'): Command =>
  (state, dispatch) =>
    isInside(state, name) ? lift(state, dispatch) : wrapIn(nodeType(name))(state, dispatch)

export const togglePullQuote: Command = (state, dispatch) =>
  setBlockType(isInside(state, 'pull_quote') ? paragraph() : nodeType('pull_quote'))(state, dispatch)

/** Puts a block behind the one the cursor is in, in place of an empty paragraph. */
export function insertBlock(state: EditorState, node: Node): Transaction {
  const { $from } = state.selection
  const { tr } = state
  const isEmpty = $from.depth === 1 && $from.parent.type === paragraph() && $from.parent.content.size === 0
  // A node of the top that is selected as a whole has no depth.
  const start = $from.depth > 0 ? $from.before(1) : $from.pos
  const end = $from.depth > 0 ? $from.after(1) : state.selection.to
  if (isEmpty) tr.replaceWith(start, end, node)
  else tr.insert(end, node)
  const at = isEmpty ? start : end
  const inside = node.isAtom ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1), 1)
  return tr.setSelection(inside).scrollIntoView()
}

export function newTable(rows = 3, columns = 2): Node {
  const row = (name: string) =>
    nodeType('table_row').create(
      null,
      Array.from({ length: columns }, () => nodeType(name).create()),
    )
  return nodeType('table').create(
    null,
    Array.from({ length: rows }, (_, at) => row(at === 0 ? 'table_header' : 'table_cell')),
  )
}

export type TopBlock = { node: Node; start: number; index: number }

/** The block of the text that the cursor is in. */
export function topBlock({ selection, doc }: EditorState): TopBlock | null {
  const { $from } = selection
  const index = $from.index(0)
  const node = doc.maybeChild(index)
  if (!node) return null
  return { node, start: $from.depth > 0 ? $from.before(1) : $from.pos, index }
}

/** Moves the block that the cursor is in up (-1) or down (1). */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const block = topBlock(state)
    const neighbour = block && state.doc.maybeChild(block.index + by)
    if (!block || !neighbour) return false
    if (dispatch) {
      const { node, start } = block
      const offset = state.selection.from - start
      const to = by < 0 ? start - neighbour.nodeSize : start + neighbour.nodeSize
      const tr = state.tr.delete(start, start + node.nodeSize).insert(to, node)
      const selection =
        state.selection instanceof NodeSelection && offset === 0
          ? NodeSelection.create(tr.doc, to)
          : Selection.near(tr.doc.resolve(to + offset))
      dispatch(tr.setSelection(selection).scrollIntoView())
    }
    return true
  }

export const removeBlock: Command = (state, dispatch) => {
  const block = topBlock(state)
  if (!block) return false
  if (dispatch) {
    const { node, start } = block
    const end = start + node.nodeSize
    const isOnly = state.doc.childCount === 1
    const tr = isOnly ? state.tr.replaceWith(start, end, paragraph().create()) : state.tr.delete(start, end)
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size)))).scrollIntoView())
  }
  return true
}

/** A new paragraph behind the block the cursor is in. */
const exitBlock: Command = (state, dispatch) => {
  const block = topBlock(state)
  if (!block) return false
  const end = block.start + block.node.nodeSize
  const tr = state.tr.insert(end, paragraph().create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}

/** Enter in a table goes on to the next cell, and out of the last one. In a caption it ends the caption. */
export const enterSpecial: Command = (state, dispatch, view) => {
  if (isInTable(state)) return goToNextCell(1)(state, dispatch, view) || exitBlock(state, dispatch)
  const { type } = state.selection.$from.parent
  return ['figure', 'pull_quote'].includes(type.name) ? exitBlock(state, dispatch) : false
}

/** Backspace at the beginning of a heading or pull quote makes text of it. */
export const backspaceSpecial: Command = (state, dispatch) => {
  const { empty, $from } = state.selection
  const isSpecial = ['heading', 'pull_quote'].includes($from.parent.type.name)
  return empty && isSpecial && $from.parentOffset === 0 ? setBlockType(paragraph())(state, dispatch) : false
}

export const insertBreak: Command = (state, dispatch) => {
  if (isInTable(state) || !state.selection.$from.parent.inlineContent) return false
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView())
  return true
}

export type ChosenLink = { from: number; to: number; href: string; text: string }

/** What is selected without the spaces around it and the sign that ends its sentence. */
function withoutEdges(doc: Node, { from, to, $from, $to }: Selection): { from: number; to: number } {
  // One sign for whatever is no text, so that signs count as positions do.
  const text = doc.textBetween(from, to, '', '\uFFFC')
  const [before = ''] = /^\s*/.exec(text) ?? []
  const [after = ''] = /[\s.,;:]*$/.exec(text) ?? []
  if (!$from.sameParent($to) || before.length + after.length >= text.length) return { from, to }
  return { from: from + before.length, to: to - after.length }
}

/** The link the cursor is in, as a whole, or what is selected. */
export function chosenLink({ selection, doc }: EditorState): ChosenLink {
  const { $from, from, to, empty } = selection
  const type = markType('link')
  if (!empty) {
    let href = ''
    doc.nodesBetween(from, to, (node) => {
      href ||= String(type.isInSet(node.marks)?.attrs['href'] ?? '')
    })
    const words = href ? { from, to } : withoutEdges(doc, selection)
    // A space is nothing to press: the link is written, as where nothing is selected.
    if (!href && doc.textBetween(from, to, ' ', '\uFFFC').trim() === '') return { from: to, to, href: '', text: '' }
    return { ...words, href, text: doc.textBetween(words.from, words.to, ' ') }
  }
  const { parent } = $from
  const mark = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? [])
  if (!mark) return { from, to, href: '', text: '' }
  let start = $from.index()
  let end = start
  if (!parent.maybeChild(start) || !mark.isInSet(parent.child(start).marks)) start -= 1
  end = start
  while (start > 0 && mark.isInSet(parent.child(start - 1).marks)) start -= 1
  while (end + 1 < parent.childCount && mark.isInSet(parent.child(end + 1).marks)) end += 1
  const before = (index: number) => parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const range = { from: $from.start() + before(start), to: $from.start() + before(end + 1) }
  return { ...range, href: String(mark.attrs['href']), text: doc.textBetween(range.from, range.to, ' ') }
}

/** Sets a link on its words; takes it away where `href` is empty. */
export function setLink(state: EditorState, { from, to, href, text }: ChosenLink): Transaction {
  const type = markType('link')
  const { tr } = state
  const address = linkAddress(href)
  let end = to
  if (from === to && address) {
    const words = text.trim() || address
    const next = state.doc.textBetween(from, Math.min(from + 1, state.doc.resolve(from).end()), '', '\uFFFC')
    tr.insertText(/[\p{L}\p{N}]/u.test(next) ? `${words} ` : words, from)
    end = from + words.length
  }
  tr.removeMark(from, end, type)
  if (address) tr.addMark(from, end, type.create({ href: address }))
  return tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(type).scrollIntoView()
}
