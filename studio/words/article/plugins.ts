import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Node } from 'prosemirror-model'
import { NodeSelection, Plugin, Selection } from 'prosemirror-state'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { addRowAfter, goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import {
  backspaceSpecial,
  enterSpecial,
  insertBreak,
  moveBlock,
  toggleBold,
  toggleHeading,
  toggleItalic,
} from './commands.ts'
import { pastePlugin } from './paste.ts'
import { nodeType } from './schema.ts'

/** Moves to the next cell; after the last one it adds a row. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch, view)) return true
  if (!dispatch || !view) return false
  addRowAfter(state, dispatch)
  return goToNextCell(1)(view.state, view.dispatch.bind(view))
}

/** Makes the first row of each table its header: Markdown has no tables without one. */
function headRows({ doc, tr }: EditorState): Transaction | null {
  doc.descendants((table, at) => {
    if (table.type.name !== 'table') return !table.isTextblock
    table.forEach((row, rowOffset, index) => {
      const wanted = nodeType(index === 0 ? 'table_header' : 'table_cell')
      row.forEach((cell, offset) => {
        if (cell.type !== wanted) tr.setNodeMarkup(at + 1 + rowOffset + 1 + offset, wanted, cell.attrs)
      })
    })
    return false
  })
  return tr.docChanged ? tr : null
}

/**
 * Adds a paragraph at the end unless the last block is a paragraph or heading, so that there is a place to write below
 * a table or picture.
 */
function endLine({ doc, tr }: EditorState): Transaction | null {
  const last = doc.lastChild
  if (last && (last.type.name === 'paragraph' || last.type.name === 'heading')) return null
  return tr.insert(doc.content.size, nodeType('paragraph').create()).setMeta('addToHistory', false)
}

const item = nodeType('list_item')

/** Lifts an item out of a nested list. */
const liftInner: Command = (state, dispatch) => {
  const { $from } = state.selection
  const items = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth)).filter(({ type }) => type === item)
  return items.length > 1 && liftListItem(item)(state, dispatch)
}

/** Moves the cursor to the start or end of the document: the browser's own command may end inside a table or box. */
const goTo =
  (find: (doc: Node) => Selection): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setSelection(find(state.doc)).scrollIntoView())
    return true
  }

/** Text typed while a picture or drawing is selected is inserted below and does not replace it. */
const writeBelow = () =>
  new Plugin({
    props: {
      handleTextInput({ state, dispatch }, _from, _to, text) {
        const { selection, schema, tr } = state
        if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
        const { to } = selection
        tr.insert(to, nodeType('paragraph').create(null, schema.text(text)))
        dispatch(tr.setSelection(Selection.near(tr.doc.resolve(to + 1 + text.length), -1)).scrollIntoView())
        return true
      },
    },
  })

/** Lets Tab leave the editor after Escape, wherever the cursor is. */
function leaveByTab() {
  let isLeaving = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(_view, { key }) {
          // Returning true without preventDefault stops all commands and lets the browser move the focus.
          if (key === 'Tab' && isLeaving) return true
          if (key !== 'Shift') isLeaving = key === 'Escape'
          return false
        },
        focus() {
          isLeaving = false
        },
      },
    },
  })
}

/**
 * Opens a drawing's dialog on click, because its title is edited there; the browser would only put the cursor into the
 * caption.
 */
const drawingTitles = (onDrawing: (drawing: Node) => void) =>
  new Plugin({
    props: {
      handleClickOn({ state, dispatch }, _pos, node, start, event) {
        if (node.type.name !== 'figure') return false
        if (!(event.target instanceof Element) || event.target.closest('figcaption')) return false
        dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(start + node.nodeSize - 1), -1)))
        onDrawing(node)
        return true
      },
    },
  })

/**
 * Plugins of the editor. `onLink` opens the link dialog, `onDrawing` the dialog of a drawing; `onTools` focuses the
 * toolbar.
 */
export const plugins = (onLink: () => void, onDrawing: (drawing: Node) => void, onTools: () => void) => [
  leaveByTab(),
  writeBelow(),
  drawingTitles(onDrawing),
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,3})\s$/, nodeType('heading'), ([, signs = '']) => ({ level: signs.length })),
      wrappingInputRule(/^\s*[-*]\s$/, nodeType('bullet_list')),
      wrappingInputRule(/^(\d{1,3})\.\s$/, nodeType('ordered_list'), ([, order]) => ({ order: Number(order) })),
      wrappingInputRule(/^\s*>\s$/, nodeType('blockquote')),
    ],
  }),
  keymap({
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-k': () => {
      onLink()
      return true
    },
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-Alt-2': toggleHeading(2),
    'Mod-Alt-3': toggleHeading(3),
    Tab: chainCommands(nextCell, sinkListItem(item)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftInner),
    Enter: chainCommands(enterSpecial, splitListItem(item)),
    'Shift-Enter': insertBreak,
    Backspace: backspaceSpecial,
    'Alt-Shift-ArrowUp': moveBlock(-1),
    'Alt-Shift-ArrowDown': moveBlock(1),
    'Mod-Home': goTo((doc) => Selection.atStart(doc)),
    'Mod-End': goTo((doc) => Selection.atEnd(doc)),
    'Alt-F10': () => {
      onTools()
      return true
    },
  }),
  keymap(baseKeymap),
  pastePlugin(),
  dropCursor({ width: 2 }),
  gapCursor(),
  tableEditing(),
  history(),
  new Plugin({ appendTransaction: (_changes, _before, state) => headRows(state) ?? endLine(state) }),
]
