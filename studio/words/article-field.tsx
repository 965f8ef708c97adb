import { use, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../src/lib/class-names.ts'
import { Button } from '../ui/button.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { ArticlePictureButton, withParagraph } from './article-picture-button.tsx'
import css from './article-field.module.css'
import { showSigns, useSigns } from './article-signs.ts'
import { FOCUS_TEXT } from './focus-field.ts'
import type { TextPlace } from './focus-field.ts'
import { useForm, useNotes } from './form-context.tsx'
import { loadArticleEditor } from './load-article-editor.ts'
import { makeAgain, usePicturesInMaking } from './pictures-in-making.ts'
import type { PictureInMaking } from './pictures-in-making.ts'
import { countVisibleWords } from './visible-words.ts'

const NO_CHOICES: never[] = []

/**
 * Text of an article, formatted or with its Markdown syntax. The editor is loaded on demand, and the page suspends
 * until it is there.
 */
export function ArticleField({ text }: { text: string }) {
  const { default: ArticleEditor } = use(loadArticleEditor())
  const { change, choices } = useForm()
  const { error, mark } = useNotes('body')
  const hasSigns = useSigns()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const [wanted, setWanted] = useState<TextPlace | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  const id = useId()
  const words = countVisibleWords(text)

  useEffect(() => {
    const element = ref.current
    const take = (event: CustomEvent<TextPlace>) => {
      event.preventDefault()
      setWanted({ ...event.detail })
    }
    element?.addEventListener(FOCUS_TEXT, take)
    return () => element?.removeEventListener(FOCUS_TEXT, take)
  }, [])

  return (
    <div ref={ref} className={css.field} data-path="body">
      {hasSigns || isUnreadable ? (
        <TextWithSigns text={text} error={error} mark={mark} words={words} wanted={wanted} />
      ) : (
        <>
          <div className={fieldCss.head}>
            <p id={`${id}-label`} className={fieldCss.label}>
              Text
            </p>
            {mark && <span className={fieldCss.mark}>{mark}</span>}
            <span id={`${id}-count`} className={fieldCss.count}>
              {wordCount(words)}
            </span>
          </div>
          <ArticleEditor
            text={text}
            labelledBy={`${id}-label`}
            describedBy={`${id}-error ${id}-hint ${id}-count`}
            isInvalid={error !== undefined}
            pages={choices.page ?? NO_CHOICES}
            pictures={choices.picture ?? NO_CHOICES}
            wanted={wanted}
            onChange={(next) => change('body', next)}
            onUnreadable={() => setIsUnreadable(true)}
          />
          <p id={`${id}-error`} className={fieldCss.error} role="alert">
            {error}
          </p>
          {/* Touch screens hide this hint. */}
          <p id={`${id}-hint`} className={classNames(fieldCss.hint, css.keys)}>
            On the keyboard: Alt+F10 goes to the tools, Escape and then Tab leaves the text.
          </p>
        </>
      )}
      <PicturesInMaking text={text} isShown={hasSigns || isUnreadable} />
      {isUnreadable && (
        <Notice kind="problem">
          <p>
            Something in this text is opened and never closed, so it can only be shown with its Markdown signs. Correct
            it first.
          </p>
          <div>
            <Button
              size="small"
              onClick={() => {
                setIsUnreadable(false)
                showSigns(false)
              }}
            >
              Show it as formatted text
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

/**
 * Progress and errors of the pictures of this text that are still being prepared. Progress is visible only with
 * `isShown`: in the formatted text each picture shows it itself, and a line that disappears would move what is below.
 */
function PicturesInMaking({ text, isShown }: { text: string; isShown: boolean }) {
  const own = usePicturesInMaking().filter(({ value }) => text.includes(value))
  const making = own.filter(({ error }) => error === null)
  return (
    <>
      <p role="status" className={isShown ? fieldCss.hint : 'visually-hidden'}>
        {making.map(makingWords).join(' ')}
      </p>
      {own.map(
        ({ id, alt, error }) =>
          error !== null && (
            <Notice key={id} kind="danger">
              <p>
                The picture “{alt}” could not be prepared. {error} The article cannot be published without it.
              </p>
              <div>
                <Button size="small" onClick={() => void makeAgain(id)}>
                  Try again<span className="visually-hidden">: {alt}</span>
                </Button>
              </div>
            </Notice>
          ),
      )}
    </>
  )
}

const wordCount = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`

const makingWords = ({ alt }: PictureInMaking) =>
  `“${alt}” is being prepared, which takes up to a minute. Keep writing: you can publish once it is ready.`

type SignsProps = {
  text: string
  error: string | undefined
  mark: string | undefined
  words: number
  wanted: TextPlace | null
}

function TextWithSigns({ text, error, mark, words, wanted }: SignsProps) {
  const { change } = useForm()
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!wanted) return
    ref.current?.focus()
    ref.current?.setSelectionRange(wanted.offset, wanted.end ?? wanted.offset)
  }, [wanted])
  return (
    <>
      <Field
        kind="textarea"
        label="Text"
        rows={24}
        className={css.signs}
        value={text}
        error={error}
        mark={mark}
        count={{ words: wordCount(words), isFault: false }}
        hint="Start a line with ## for a heading, with - for a list, with > for a quote. **Two stars** make words bold."
        ref={ref}
        onChange={({ target }) => change('body', target.value)}
      />
      <ArticlePictureButton
        onDone={(markdown) => {
          const at = ref.current?.selectionEnd ?? text.length
          change('body', withParagraph(text, at, markdown))
        }}
      />
    </>
  )
}
