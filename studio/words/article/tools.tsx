import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Attrs } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
} from 'prosemirror-tables'
import css from './toolbar.module.css'
import {
  chosenLink,
  hasMark,
  insertBlock,
  isHeading,
  isInside,
  moveBlock,
  newTable,
  removeBlock,
  toggleBold,
  toggleFrame,
  toggleHeading,
  toggleItalic,
  toggleList,
  togglePullQuote,
  topBlock,
} from './commands.ts'
import type { ChosenLink, TopBlock } from './commands.ts'
import { useToolMenu } from './tool-menu.tsx'
import { Tool, Toolbar } from './toolbar.tsx'

/** The open dialog with its data. */
export type Opened =
  | { dialog: 'link'; link: ChosenLink }
  | { dialog: 'upload' }
  | { dialog: 'picture' | 'figure'; attrs: Attrs; isNew?: boolean }
  | null

/** Reason why an element cannot be inserted. */
const IN_TABLE = 'Not inside a table: put the cursor below it first'

type ToolsProps = { state: EditorState; run: (command: Command) => void; onOpen: (opened: Opened) => void }

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)
const ctrl = (key: string) => (isApple ? `⌘${key}` : `Ctrl+${key}`)

/** Tools for formatting text and for inserting elements. */
export function TextTools({ state, run, onOpen }: ToolsProps) {
  const isCell = isInTable(state)
  const insert = (make: () => ReturnType<typeof newTable>) =>
    run((current, dispatch) => {
      dispatch?.(insertBlock(current, make()))
      return true
    })
  const { button, menu } = useToolMenu('Insert', 'Insert', 'plus', [
    {
      label: 'Pull quote',
      help: 'A sentence of the text, in large letters between the paragraphs',
      isChecked: isInside(state, 'pull_quote'),
      whyOff: isCell ? IN_TABLE : undefined,
      onPress: () => run(togglePullQuote),
    },
    {
      label: 'Exercise',
      help: 'A box with something for the reader to try',
      isChecked: isInside(state, 'exercise'),
      whyOff: isCell ? IN_TABLE : undefined,
      onPress: () => run(toggleFrame('exercise')),
    },
    {
      label: 'Drawing',
      help: 'One of the site’s own drawings, with your words in it',
      whyOff: isCell ? IN_TABLE : undefined,
      onPress: () => onOpen({ dialog: 'figure', attrs: {}, isNew: true }),
    },
  ])
  return (
    <div className={css.menuHolder}>
      <Toolbar label="How the text looks">
        <div className={css.group}>
          <Tool
            isFirst
            label="Heading"
            icon="heading"
            words="Heading"
            isWorded
            isPressed={isHeading(state, 2)}
            whyOff={isCell ? IN_TABLE : undefined}
            onPress={() => run(toggleHeading(2))}
          />
          <Tool
            label="Small heading"
            icon="small-heading"
            isPressed={isHeading(state, 3)}
            whyOff={isCell ? IN_TABLE : undefined}
            onPress={() => run(toggleHeading(3))}
          />
        </div>
        <div className={css.group}>
          <Tool
            label="Bold"
            icon="bold"
            keys={ctrl('B')}
            isPressed={hasMark(state, 'strong')}
            onPress={() => run(toggleBold)}
          />
          <Tool
            label="Italic"
            icon="italic"
            keys={ctrl('I')}
            isPressed={hasMark(state, 'em')}
            onPress={() => run(toggleItalic)}
          />
          <Tool
            label="Link"
            icon="link"
            keys={ctrl('K')}
            isPressed={hasMark(state, 'link')}
            onPress={() => onOpen({ dialog: 'link', link: chosenLink(state) })}
          />
        </div>
        <div className={css.group}>
          <Tool label="Add a picture to the text" icon="picture" onPress={() => onOpen({ dialog: 'upload' })} />
          <Tool
            label="Table"
            icon="table"
            whyOff={isCell ? IN_TABLE : undefined}
            onPress={() => insert(() => newTable())}
          />
          {button}
        </div>
        <div className={css.group}>
          <Tool
            label="Bulleted list"
            icon="list"
            isPressed={isInside(state, 'bullet_list')}
            whyOff={isCell ? IN_TABLE : undefined}
            onPress={() => run(toggleList('bullet_list'))}
          />
          <Tool
            label="Numbered list"
            icon="numbers"
            isPressed={isInside(state, 'ordered_list')}
            whyOff={isCell ? IN_TABLE : undefined}
            onPress={() => run(toggleList('ordered_list'))}
          />
          <Tool
            label="Quote"
            icon="quote"
            isPressed={isInside(state, 'blockquote')}
            whyOff={isCell ? IN_TABLE : undefined}
            onPress={() => run(toggleFrame('blockquote'))}
          />
        </div>
        <div className={css.group}>
          <Tool label="Undo" icon="undo" keys={ctrl('Z')} isOff={undoDepth(state) === 0} onPress={() => run(undo)} />
          <Tool label="Redo" icon="redo" keys={ctrl('Y')} isOff={redoDepth(state) === 0} onPress={() => run(redo)} />
        </div>
      </Toolbar>
      {menu}
    </div>
  )
}

const BLOCKS: Partial<Record<string, string>> = {
  table: 'Table',
  picture: 'Picture',
  figure: 'Drawing',
  opaque: 'Kept part',
  pull_quote: 'Pull quote',
  exercise: 'Exercise',
  rule: 'Line',
}

/** Tools for the block with the cursor, if it is more than plain text. */
export function BlockTools(props: ToolsProps) {
  const block = topBlock(props.state)
  const title = block && BLOCKS[block.node.type.name]
  if (!block || !title) return null
  if (isInTable(props.state)) return <TableTools {...props} block={block} />
  const { run, onOpen } = props
  const { node, index } = block
  const name = title.toLowerCase()
  return (
    <Toolbar label={title} className={css.blockTools}>
      <BlockTitle>{title}</BlockTitle>
      {node.type.name === 'picture' && (
        <Tool
          label="Words of the picture"
          words="Words"
          isFirst
          onPress={() => onOpen({ dialog: 'picture', attrs: node.attrs })}
        />
      )}
      {node.type.name === 'figure' && (
        <Tool
          label="Change the drawing"
          words="Change"
          isFirst
          onPress={() => onOpen({ dialog: 'figure', attrs: node.attrs })}
        />
      )}
      <Tool
        label={`Move the ${name} up`}
        words="Up"
        isFirst={!['picture', 'figure'].includes(node.type.name)}
        isOff={index === 0}
        onPress={() => run(moveBlock(-1))}
      />
      <Tool
        label={`Move the ${name} down`}
        words="Down"
        isOff={index === props.state.doc.childCount - 1}
        onPress={() => run(moveBlock(1))}
      />
      <Tool label={`Remove ${name}`} words="Remove" onPress={() => run(removeBlock)} />
    </Toolbar>
  )
}

const BlockTitle = ({ children }: { children: string }) => (
  <b className={css.blockTitle} aria-hidden="true">
    {children}
  </b>
)

/** Tools for a table: the frequent ones in a row, all others in a menu. */
function TableTools({ state, run, block }: ToolsProps & { block: TopBlock }) {
  const { node, index } = block
  const columns = node.firstChild?.childCount ?? 0
  const { button, menu } = useToolMenu('More for the table', 'More', 'chevron-down', [
    { label: 'Add a row above', onPress: () => run(addRowBefore) },
    { label: 'Add a column before', onPress: () => run(addColumnBefore) },
    { label: 'Move the table up', isOff: index === 0, onPress: () => run(moveBlock(-1)) },
    { label: 'Move the table down', isOff: index === state.doc.childCount - 1, onPress: () => run(moveBlock(1)) },
    { label: 'Remove row', isRemoval: true, isOff: node.childCount < 2, onPress: () => run(deleteRow) },
    { label: 'Remove column', isRemoval: true, isOff: columns < 2, onPress: () => run(deleteColumn) },
    { label: 'Remove table', isRemoval: true, onPress: () => run(removeBlock) },
  ])
  return (
    <div className={css.menuHolder}>
      <Toolbar label="Table" className={css.blockTools}>
        <BlockTitle>Table</BlockTitle>
        <Tool label="Add a row below" icon="plus" words="Row" isFirst onPress={() => run(addRowAfter)} />
        <Tool label="Add a column after" icon="plus" words="Column" onPress={() => run(addColumnAfter)} />
        {button}
      </Toolbar>
      {menu}
    </div>
  )
}

/** Announces to screen readers which block is selected. */
export function selectedWords({ selection }: EditorState): string {
  if (!(selection instanceof NodeSelection)) return ''
  const { type, attrs } = selection.node
  const title = BLOCKS[type.name]
  if (!title) return ''
  const words = type.name === 'picture' ? `: ${String(attrs['alt']).replace(/\.$/, '')}` : ''
  return `${title} selected${words}. Alt F10 goes to what can be done with it.`
}
