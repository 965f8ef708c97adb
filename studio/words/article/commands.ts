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

/** Whether a mark is active on the selection or, without one, for text typed at the cursor. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const type = markType(name)
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
  return doc.rangeHasMark(selection.from, selection.to, type)
}

/** Returns the depth of the innermost ancestor of one of the given types; -1 if there is none. */
function depthOf($from: ResolvedPos, ...names: string[]): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (names.includes($from.node(depth).type.name)) return depth
  return -1
}

export const isInside = ({ selection }: EditorState, name: string) => depthOf(selection.$from, name) > 0

export const isHeading = ({ selection }: EditorState, level: number) =>
  selection.$from.parent.type.name === 'heading' && selection.$from.parent.attrs['level'] === level

/** Turns the block into a heading, or back into a paragraph. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(paragraph())(state, dispatch)
      : setBlockType(nodeType('heading'), { level })(state, dispatch)

/** Turns the blocks into a list, a list of that kind back into text, or one kind of list into the other. */
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

/** Wraps the blocks in a quote or exercise, or unwraps them. */
export const toggleFrame =
  (name: 'blockquote' | 'exercise'): Command =>
  (state, dispatch) =>
    isInside(state, name) ? lift(state, dispatch) : wrapIn(nodeType(name))(state, dispatch)

export const togglePullQuote: Command = (state, dispatch) =>
  setBlockType(isInside(state, 'pull_quote') ? paragraph() : nodeType('pull_quote'))(state, dispatch)

/** Inserts a block after the one with the cursor; an empty paragraph is replaced. */
export function insertBlock(state: EditorState, node: Node): Transaction {
  const { $from } = state.selection
  const { tr } = state
  const isEmpty = $from.depth === 1 && $from.parent.type === paragraph() && $from.parent.content.size === 0
  // A selected top-level node has no depth.
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

/** Returns the top-level block with the cursor. */
export function topBlock({ selection, doc }: EditorState): TopBlock | null {
  const { $from } = selection
  const index = $from.index(0)
  const node = doc.maybeChild(index)
  if (!node) return null
  return { node, start: $from.depth > 0 ? $from.before(1) : $from.pos, index }
}

/** Moves the top-level block with the cursor up (-1) or down (1). */
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

/** Adds a paragraph after the block with the cursor. */
const exitBlock: Command = (state, dispatch) => {
  const block = topBlock(state)
  if (!block) return false
  const end = block.start + block.node.nodeSize
  const tr = state.tr.insert(end, paragraph().create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}

/**
 * Enter in a table moves to the next cell, and after the last one out of the table. In a caption or pull quote it
 * leaves the block.
 */
export const enterSpecial: Command = (state, dispatch, view) => {
  if (isInTable(state)) return goToNextCell(1)(state, dispatch, view) || exitBlock(state, dispatch)
  const { type } = state.selection.$from.parent
  return ['figure', 'pull_quote'].includes(type.name) ? exitBlock(state, dispatch) : false
}

/** Backspace at the start of a heading or pull quote turns it into a paragraph. */
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

/** Returns the selection without white space around it and without the punctuation at its end. */
function withoutEdges(doc: Node, { from, to, $from, $to }: Selection): { from: number; to: number } {
  // A placeholder for each node that is not text keeps offsets equal to positions.
  const text = doc.textBetween(from, to, '', '\uFFFC')
  const [before = ''] = /^\s*/.exec(text) ?? []
  const [after = ''] = /[\s.,;:]*$/.exec(text) ?? []
  if (!$from.sameParent($to) || before.length + after.length >= text.length) return { from, to }
  return { from: from + before.length, to: to - after.length }
}

/** Returns the whole link at the cursor, or the selection. */
export function chosenLink({ selection, doc }: EditorState): ChosenLink {
  const { $from, from, to, empty } = selection
  const type = markType('link')
  if (!empty) {
    let href = ''
    doc.nodesBetween(from, to, (node) => {
      href ||= String(type.isInSet(node.marks)?.attrs['href'] ?? '')
    })
    const words = href ? { from, to } : withoutEdges(doc, selection)
    // A selection of spaces only is treated like no selection: the text of the link is inserted.
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

/** Sets a link on its text, or removes it if `href` is empty. */
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
