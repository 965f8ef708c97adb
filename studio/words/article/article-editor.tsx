import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Attrs } from 'prosemirror-model'
import { EditorState, NodeSelection, Selection } from 'prosemirror-state'
import type { Command, Transaction } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
} from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import type { Choice } from '#shared/studio/documents.ts'
import { ArticlePictureDialog } from '../article-picture-button.tsx'
import { pictureUrl } from '../upload-call.ts'
import css from './article-editor.module.css'
import { FigureDialog, PictureDialog } from './block-dialogs.tsx'
import {
  chosenLink,
  hasMark,
  insertBlock,
  isHeading,
  isInside,
  moveBlock,
  newTable,
  removeBlock,
  setLink,
  toggleBold,
  toggleFrame,
  toggleHeading,
  toggleItalic,
  toggleList,
  togglePullQuote,
  topBlock,
} from './commands.ts'
import type { ChosenLink } from './commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureView } from './picture-view.ts'
import { plugins } from './plugins.ts'
import { nodeType } from './schema.ts'
import { SourceBlocks } from './source-blocks.ts'
import { Tool, Toolbar } from './toolbar.tsx'

type Props = {
  text: string
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  pages: readonly Choice[]
  pictures: readonly Choice[]
  /** Where to put the cursor, in UTF-16 units of the text; a new object each time. */
  wanted: { offset: number } | null
  onChange: (text: string) => void
  /** An element or a brace of the text is not closed: it cannot be shown. */
  onUnreadable: () => void
}

type Opened =
  | { dialog: 'link'; link: ChosenLink }
  | { dialog: 'upload' }
  | { dialog: 'picture' | 'figure'; attrs: Attrs; isNew?: boolean }
  | null

/** What the bars may cover of the text, above and below. */
const COVERED_PX = { top: 190, bottom: 190, left: 5, right: 5 }

/** The text of an article as it is read, to write in. */
export default function ArticleEditor(props: Props) {
  const { text, labelledBy, describedBy, isInvalid, pages, pictures, wanted } = props
  const host = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [blocks] = useState(() => new SourceBlocks())
  const [shown] = useState(() => new Set<PictureView>())
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const lastText = useRef(text)
  const change = useEffectEvent(props.onChange)
  const unreadable = useEffectEvent(props.onUnreadable)

  const openLink = useEffectEvent((current: EditorState) => setOpened({ dialog: 'link', link: chosenLink(current) }))
  const urlOf = useEffectEvent((url: string) => imageOf(url, pictures))
  const attributes = useEffectEvent(() => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': String(isInvalid),
    class: css.text ?? '',
  }))

  useEffect(() => {
    const element = host.current
    const start = readOrNull(() => blocks.read(lastText.current))
    if (!element) return
    if (!start) {
      unreadable()
      return
    }
    const made: EditorView = new EditorView(element, {
      state: EditorState.create({
        doc: start,
        plugins: plugins(
          () => openLink(made.state),
          () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
        ),
      }),
      attributes: () => attributes(),
      nodeViews: { picture: (node) => new PictureView(node, (url) => urlOf(url), shown) },
      scrollThreshold: COVERED_PX,
      scrollMargin: COVERED_PX,
      dispatchTransaction(transaction: Transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (!transaction.docChanged && next.doc === transaction.before) return
        const written = blocks.write(next.doc).text
        if (written === lastText.current) return
        lastText.current = written
        change(written)
      },
    })
    setView(made)
    setState(made.state)
    return () => made.destroy()
  }, [blocks, shown])

  // Somebody else’s change, what was taken back, and a text that was merged.
  useEffect(() => {
    if (!view || text === lastText.current) return
    const next = readOrNull(() => blocks.read(text, view.state.doc))
    lastText.current = text
    if (!next) {
      unreadable()
      return
    }
    const { doc } = view.state
    const from = doc.content.findDiffStart(next.content)
    const end = doc.content.findDiffEnd(next.content)
    if (from === null || !end) return
    const overlap = Math.max(0, from - Math.min(end.a, end.b))
    const slice = next.slice(from, end.b + overlap)
    view.dispatch(view.state.tr.replace(from, end.a + overlap, slice).setMeta('addToHistory', false))
  }, [view, text, blocks])

  useEffect(() => {
    view?.setProps({})
  }, [view, isInvalid, describedBy])
  // A picture that was just sent is known a moment later.
  useEffect(() => {
    for (const each of shown) each.refresh()
  }, [shown, pictures])

  useEffect(() => {
    if (!view || !wanted) return
    const { doc, tr } = view.state
    const { starts } = blocks.write(doc)
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= wanted.offset),
    )
    const at = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    const isAtom = doc.maybeChild(index)?.isAtom
    view.dispatch(tr.setSelection(isAtom ? NodeSelection.create(doc, at) : Selection.near(doc.resolve(at + 1))))
    view.focus()
    const element = view.nodeDOM(at)
    if (element instanceof Element) element.scrollIntoView({ block: 'center' })
  }, [view, wanted, blocks])

  useKeyboardHeight(host)

  const run = (command: Command) => {
    if (!view) return
    command(view.state, view.dispatch.bind(view), view)
    view.focus()
  }
  const dispatch = (transaction: Transaction) => view?.dispatch(transaction)
  const close = () => {
    setOpened(null)
    // After the dialog has given the focus back, which it cannot do to a text.
    setTimeout(() => view?.focus(), 50)
  }

  return (
    <div className={css.editor}>
      <div className={css.tools} ref={tools}>
        {state && <TextTools state={state} run={run} onOpen={setOpened} />}
        {state && <BlockTools state={state} run={run} onOpen={setOpened} />}
      </div>
      <div ref={host} className={css.host} />
      <p className="visually-hidden" role="status">
        {state && selectedWords(state)}
      </p>
      {opened?.dialog === 'link' && (
        <LinkDialog
          link={opened.link}
          pages={pages}
          onClose={close}
          onDone={(link) => {
            if (view) dispatch(setLink(view.state, link))
            close()
          }}
        />
      )}
      {opened?.dialog === 'upload' && (
        <ArticlePictureDialog
          onClose={close}
          onDone={(picture) => {
            if (view) dispatch(insertBlock(view.state, nodeType('picture').create(picture)))
            close()
          }}
        />
      )}
      {opened?.dialog === 'picture' && (
        <PictureDialog
          attrs={opened.attrs}
          onClose={close}
          onDone={(attrs) => {
            const block = view && topBlock(view.state)
            if (block) dispatch(view.state.tr.setNodeMarkup(block.start, null, attrs))
            close()
          }}
        />
      )}
      {opened?.dialog === 'figure' && (
        <FigureDialog
          attrs={opened.attrs}
          onClose={close}
          onDone={(attrs) => {
            const block = view && topBlock(view.state)
            if (view && opened.isNew) dispatch(insertBlock(view.state, nodeType('figure').create(attrs)))
            else if (block) dispatch(view.state.tr.setNodeMarkup(block.start, null, attrs))
            close()
          }}
        />
      )}
    </div>
  )
}

type ToolsProps = { state: EditorState; run: (command: Command) => void; onOpen: (opened: Opened) => void }

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)
const ctrl = (key: string) => (isApple ? `⌘${key}` : `Ctrl+${key}`)

function TextTools({ state, run, onOpen }: ToolsProps) {
  const isCell = isInTable(state)
  const insert = (make: () => ReturnType<typeof newTable>) =>
    run((current, dispatch) => {
      dispatch?.(insertBlock(current, make()))
      return true
    })
  return (
    <Toolbar label="How the text looks">
      <Tool
        isFirst
        label="Heading"
        icon="heading"
        isPressed={isHeading(state, 2)}
        isOff={isCell}
        onPress={() => run(toggleHeading(2))}
      />
      <Tool
        label="Small heading"
        icon="small-heading"
        isPressed={isHeading(state, 3)}
        isOff={isCell}
        onPress={() => run(toggleHeading(3))}
      />
      <i className={css.gap} />
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
      <i className={css.gap} />
      <Tool
        label="List with points"
        icon="list"
        isPressed={isInside(state, 'bullet_list')}
        isOff={isCell}
        onPress={() => run(toggleList('bullet_list'))}
      />
      <Tool
        label="List with numbers"
        icon="numbers"
        isPressed={isInside(state, 'ordered_list')}
        isOff={isCell}
        onPress={() => run(toggleList('ordered_list'))}
      />
      <Tool
        label="Quote"
        icon="quote"
        isPressed={isInside(state, 'blockquote')}
        isOff={isCell}
        onPress={() => run(toggleFrame('blockquote'))}
      />
      <i className={css.gap} />
      <Tool label="Undo" icon="undo" keys={ctrl('Z')} isOff={undoDepth(state) === 0} onPress={() => run(undo)} />
      <Tool label="Redo" icon="redo" keys={ctrl('Y')} isOff={redoDepth(state) === 0} onPress={() => run(redo)} />
      <i className={css.gap} data-line="" />
      <Tool
        label="Add a picture to the text"
        icon="picture"
        words="Picture"
        onPress={() => onOpen({ dialog: 'upload' })}
      />
      <Tool label="Table" icon="table" words="Table" isOff={isCell} onPress={() => insert(() => newTable())} />
      <Tool
        label="Pull quote"
        words="Pull quote"
        isPressed={isInside(state, 'pull_quote')}
        isOff={isCell}
        onPress={() => run(togglePullQuote)}
      />
      <Tool
        label="Exercise"
        words="Exercise"
        isPressed={isInside(state, 'exercise')}
        isOff={isCell}
        onPress={() => run(toggleFrame('exercise'))}
      />
      <Tool
        label="Drawing"
        words="Drawing"
        isOff={isCell}
        onPress={() => onOpen({ dialog: 'figure', attrs: {}, isNew: true })}
      />
    </Toolbar>
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

/** What can be done with the block that the cursor is in, if it is more than text. */
function BlockTools({ state, run, onOpen }: ToolsProps) {
  const block = topBlock(state)
  const title = block && BLOCKS[block.node.type.name]
  if (!block || !title) return null
  const { node, index } = block
  const name = title.toLowerCase()
  return (
    <Toolbar label={title} className={css.blockTools}>
      <b className={css.blockTitle} aria-hidden="true">
        {title}
      </b>
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
      {isInTable(state) && (
        <>
          <Tool label="Add a row above" words="Row above" isFirst onPress={() => run(addRowBefore)} />
          <Tool label="Add a row below" words="Row below" onPress={() => run(addRowAfter)} />
          <Tool label="Add a column before" words="Column before" onPress={() => run(addColumnBefore)} />
          <Tool label="Add a column after" words="Column after" onPress={() => run(addColumnAfter)} />
          <Tool label="Remove row" words="Remove row" isOff={node.childCount < 2} onPress={() => run(deleteRow)} />
          <Tool
            label="Remove column"
            words="Remove column"
            isOff={(node.firstChild?.childCount ?? 0) < 2}
            onPress={() => run(deleteColumn)}
          />
        </>
      )}
      <Tool
        label={`Move the ${name} up`}
        words="Up"
        isFirst={!isInTable(state) && !['picture', 'figure'].includes(node.type.name)}
        isOff={index === 0}
        onPress={() => run(moveBlock(-1))}
      />
      <Tool
        label={`Move the ${name} down`}
        words="Down"
        isOff={index === state.doc.childCount - 1}
        onPress={() => run(moveBlock(1))}
      />
      <Tool label={`Remove ${name}`} words={`Remove ${name}`} onPress={() => run(removeBlock)} />
    </Toolbar>
  )
}

/** What is selected as a whole, for those who do not see it. */
function selectedWords({ selection }: EditorState): string {
  if (!(selection instanceof NodeSelection)) return ''
  const { type, attrs } = selection.node
  const title = BLOCKS[type.name]
  if (!title) return ''
  const words = type.name === 'picture' ? `: ${String(attrs['alt'])}` : ''
  return `${title} selected${words}. Alt F10 goes to what can be done with it.`
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Where a picture of the text can be read: `tower.jpg` is `articles/tower`. */
function imageOf(url: string, pictures: readonly Choice[]): string | null {
  const path = url.replace(/^(\.\.?\/)*(pictures\/)?/, '').replace(/\.\w+$/, '')
  const value = path.includes('/') ? path : `articles/${path}`
  const image = pictures.find((each) => each.value === value)?.image
  return image ? pictureUrl(image) : null
}

/** Tells the style how high the keyboard of a phone stands over the page. */
function useKeyboardHeight(ref: { current: HTMLElement | null }) {
  useEffect(() => {
    const viewport = globalThis.visualViewport
    const element = ref.current?.parentElement
    if (!viewport || !element) return
    const measure = () => {
      const height = Math.max(0, globalThis.innerHeight - viewport.height - viewport.offsetTop)
      element.style.setProperty('--keyboard', `${Math.round(height)}px`)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    measure()
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [ref])
}
