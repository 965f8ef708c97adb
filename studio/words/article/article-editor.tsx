import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Attrs } from 'prosemirror-model'
import { EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import type { Command, Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { Choice } from '#shared/studio/documents.ts'
import { wordsOf } from '../../preview/find-fields.ts'
import { ArticlePictureDialog } from '../article-picture-button.tsx'
import type { TextPlace } from '../focus-field.ts'
import { usePicturesInMaking } from '../pictures-in-making.ts'
import type { PictureInMaking } from '../pictures-in-making.ts'
import { pictureUrl, previewUrl } from '../upload-call.ts'
import css from './article-editor.module.css'
import { FigureDialog, PictureDialog } from './block-dialogs.tsx'
import { chosenLink, insertBlock, setLink, topBlock } from './commands.ts'
import { findWords } from './find-words.ts'
import { LinkDialog } from './link-dialog.tsx'
import { pictureName } from './picture-name.ts'
import { PictureView } from './picture-view.ts'
import type { ShownPicture } from './picture-view.ts'
import { plugins } from './plugins.ts'
import { nodeType } from './schema.ts'
import { SourceBlocks } from './source-blocks.ts'
import { BlockTools, selectedWords, TextTools } from './tools.tsx'
import type { Opened } from './tools.tsx'
import { useKeyboardHeight } from './use-keyboard-height.ts'

type Props = {
  text: string
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  pages: readonly Choice[]
  pictures: readonly Choice[]
  /** Place to go to; a new object for each request. */
  wanted: TextPlace | null
  onChange: (text: string) => void
  /** Called when an element or a brace in the text is not closed, so that the text cannot be shown. */
  onUnreadable: () => void
}

/** Margins of the window that bars may cover while the cursor is scrolled into view. */
const COVERED_PX = { top: 190, bottom: 190, left: 5, right: 5 }

/** Rich text editor for the text of an article. */
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
  const openDrawing = useEffectEvent((attrs: Attrs) => setOpened({ dialog: 'figure', attrs }))
  const making = usePicturesInMaking()
  const pictureAt = useEffectEvent((url: string) => pictureOf(url, pictures, making))
  const attributes = useEffectEvent(() => ({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': String(isInvalid),
    class: css.text ?? '',
  }))

  // A layout effect, because content below would move if the editor appeared after the first paint.
  useLayoutEffect(() => {
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
          ({ attrs }) => openDrawing(attrs),
          () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
        ),
      }),
      attributes: () => attributes(),
      nodeViews: { picture: (node) => new PictureView(node, (url) => pictureAt(url), shown) },
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

  // Takes over changes from outside: edits of others, undo and merged texts.
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
  // Pictures that were just uploaded become available later.
  useEffect(() => {
    for (const each of shown) each.refresh()
  }, [shown, pictures, making])

  useEffect(() => {
    if (!view || !wanted) return
    const { doc, tr } = view.state
    const { text: source, starts } = blocks.write(doc)
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= wanted.offset),
    )
    const at = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    const block = doc.maybeChild(index)
    const { offset, end } = wanted
    const words =
      block && end !== null
        ? findWords(block, at, wordsOf(source.slice(starts[index], offset)), wordsOf(source.slice(offset, end)))
        : null
    const selection = block?.isAtom
      ? NodeSelection.create(doc, at)
      : words
        ? TextSelection.create(doc, words.from, words.to)
        : Selection.near(doc.resolve(at + 1))
    view.dispatch(tr.setSelection(selection))
    view.focus()
    // For lists and tables, scrolls to the entry or cell and not to the whole block.
    const node = words ? view.domAtPos(words.from).node : view.nodeDOM(at)
    const element = node instanceof Element ? node : node?.parentElement
    element?.scrollIntoView({ block: 'center' })
  }, [view, wanted, blocks])

  useKeyboardHeight(host)

  const run = (command: Command) => {
    if (!view) return
    command(view.state, view.dispatch.bind(view), view)
    view.focus()
  }
  const dispatch = (transaction: Transaction) => view?.dispatch(transaction)
  const close = () => {
    const left = view?.state
    setOpened(null)
    // Runs after the dialog has returned the focus. It cannot return it to a position in the text, and the browser may
    // move the cursor.
    setTimeout(() => {
      if (!view || !left) return
      const { doc, selection, tr } = view.state
      if (doc.eq(left.doc) && !selection.eq(left.selection)) {
        view.dispatch(tr.setSelection(Selection.fromJSON(doc, left.selection.toJSON())))
      }
      view.focus()
    }, 50)
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

function readOrNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Finds the picture for a URL in the text: `tower.jpg` is `articles/tower`. */
function pictureOf(
  url: string,
  pictures: readonly Choice[],
  making: readonly PictureInMaking[],
): ShownPicture | undefined {
  const value = pictureName(url)
  const made = pictures.find((each) => each.value === value)
  if (made?.image) return { source: pictureUrl(made.image), width: made.width, height: made.height }
  const sent = making.find((each) => each.value === value)
  if (!sent) return undefined
  const far = sent.of > 0 ? `: ${sent.made} of ${sent.of}` : ''
  const note = sent.error === null ? `Being prepared${far}. Keep writing.` : 'Not ready: see below the text'
  return { source: previewUrl(sent.id), width: sent.width, height: sent.height, note }
}
