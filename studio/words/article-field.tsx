import { use, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { ArticlePictureButton, withParagraph } from './article-picture-button.tsx'
import css from './article-field.module.css'
import { showSigns, useSigns } from './article-signs.ts'
import { FOCUS_TEXT } from './focus-field.ts'
import { useForm, useNotes } from './form-context.tsx'
import { loadArticleEditor } from './load-article-editor.ts'
import { makeAgain, usePicturesInMaking } from './pictures-in-making.ts'
import type { PictureInMaking } from './pictures-in-making.ts'
import { Hint } from './simple-field.tsx'
import { countVisibleWords } from './visible-words.ts'

const NO_CHOICES: never[] = []

/** The text of an article: as it is read, or with its signs. The page waits for its editor before it shows the form. */
export function ArticleField({ text }: { text: string }) {
  const { default: ArticleEditor } = use(loadArticleEditor())
  const { change, choices } = useForm()
  const { error } = useNotes('body')
  const hasSigns = useSigns()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const [wanted, setWanted] = useState<{ offset: number } | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  const id = useId()
  const words = countVisibleWords(text)

  useEffect(() => {
    const element = ref.current
    const take = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      event.preventDefault()
      setWanted({ offset: Number(event.detail) })
    }
    element?.addEventListener(FOCUS_TEXT, take)
    return () => element?.removeEventListener(FOCUS_TEXT, take)
  }, [])

  return (
    <div ref={ref} className={css.field} data-path="body">
      {hasSigns || isUnreadable ? (
        <TextWithSigns text={text} error={error} words={words} wanted={wanted} />
      ) : (
        <>
          <p id={`${id}-label`} className={fieldCss.label}>
            Text
          </p>
          <ArticleEditor
            text={text}
            labelledBy={`${id}-label`}
            describedBy={`${id}-hint ${id}-error`}
            isInvalid={error !== undefined}
            pages={choices.page ?? NO_CHOICES}
            pictures={choices.picture ?? NO_CHOICES}
            wanted={wanted}
            onChange={(next) => change('body', next)}
            onUnreadable={() => setIsUnreadable(true)}
          />
          <p id={`${id}-hint`} className={fieldCss.hint}>
            {words} words.
            {/* For those who have the keys. */}
            <span className={css.keys}> Alt F10 goes to the tools; Escape and then Tab leaves the text.</span>
          </p>
          <p id={`${id}-error`} className={fieldCss.error} role="alert">
            {error}
          </p>
        </>
      )}
      <PicturesInMaking text={text} />
      {isUnreadable && (
        <Notice kind="problem">
          <p>
            A sign in this text begins something that never ends, so it cannot be shown without signs. Mend it first.
          </p>
          <div>
            <Button
              size="small"
              onClick={() => {
                setIsUnreadable(false)
                showSigns(false)
              }}
            >
              Show it as it is read
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

/** The pictures of this text that are not ready yet: how far each is, and what can be done where one failed. */
function PicturesInMaking({ text }: { text: string }) {
  const own = usePicturesInMaking().filter(({ value }) => text.includes(value))
  const making = own.filter(({ error }) => error === null)
  return (
    <>
      <p role="status" className={fieldCss.hint}>
        {making.map(makingWords).join(' ')}
      </p>
      {own.map(
        ({ id, alt, error }) =>
          error !== null && (
            <Notice key={id} kind="danger">
              <p>
                The picture “{alt}” could not be made ready. {error} Until it is, this article cannot be published.
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

const makingWords = ({ alt }: PictureInMaking) =>
  `The sizes of “${alt}” are being made, up to a minute. Write on meanwhile: it can be published once they are there.`

type SignsProps = { text: string; error: string | undefined; words: number; wanted: { offset: number } | null }

function TextWithSigns({ text, error, words, wanted }: SignsProps) {
  const { change } = useForm()
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!wanted) return
    ref.current?.focus()
    ref.current?.setSelectionRange(wanted.offset, wanted.offset)
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
        hint={
          <Hint
            help={`${words} words. A line that begins with ## is a heading, with - a point of a list, with > a quote; **two stars** make words bold.`}
          />
        }
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
