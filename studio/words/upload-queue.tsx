import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { makeAgain, usePicturesInMaking } from './pictures-in-making.ts'
import type { PictureInMaking } from './pictures-in-making.ts'
import { forgetFiles, sendInTurn, useSentFiles } from './sending-files.ts'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'
import css from './upload-queue.module.css'

type Item = {
  /** Null if it is still to be chosen. */
  file: File | null
  /** Outcome; `kept` has the name of the picture on the site. Null while it is not described yet. */
  end: { kept: string } | 'left out' | null
}

type Props = { files: readonly (File | null)[]; onClose: () => void }

/**
 * Uploads several pictures: they are sent in the background, described one after the other, and made while the next one
 * is described.
 */
export function UploadQueue({ files, onClose }: Props) {
  const [items, setItems] = useState<readonly Item[]>(() => files.map((file) => ({ file, end: null })))
  const at = items.findIndex(({ end }) => end === null)
  const current = items[at]
  const chosen = items.flatMap(({ file }) => file ?? [])
  const end = (how: Item['end']) => {
    const next = items.map((item, index) => (index === at ? { ...item, end: how } : item))
    setItems(next)
    if (next.every((item) => item.end !== null)) onClose()
  }
  if (!current) return null
  return (
    <UploadDialog
      // Every picture needs a fresh dialog for its own focus and description.
      key={at}
      kind="picture"
      slot={FREE_SLOT}
      file={current.file}
      doneLabel="Keep this picture"
      isMadeLater
      queue={{
        number: at + 1,
        of: items.length,
        list: items.length > 1 && <Items items={items} at={at} />,
        send: async (file, onProgress) => {
          // The other files are sent while this one is described.
          for (const each of chosen.filter((other) => other !== file)) void sendInTurn(each).catch(() => undefined)
          onProgress()
          return sendInTurn(file)
        },
        onMore: (first, others) => {
          const added = others.map((file): Item => ({ file, end: null }))
          setItems([...items.map((item, index) => (index === at ? { ...item, file: first } : item)), ...added])
          for (const file of others) void sendInTurn(file).catch(() => undefined)
        },
        onSkip: () => {
          if (current.file) forgetFiles([current.file])
          end('left out')
        },
      }}
      onDone={({ value }) => {
        toast('Kept. Its sizes are being made: then it can be chosen in any document.')
        end({ kept: value })
      }}
      onClose={() => {
        forgetFiles(chosen)
        onClose()
      }}
    />
  )
}

/** The chosen pictures with their states. */
function Items({ items, at }: { items: readonly Item[]; at: number }) {
  const sent = useSentFiles()
  const making = usePicturesInMaking()
  return (
    <ol className={css.queue} aria-label="The pictures you chose">
      {items.map(({ file, end }, index) => {
        const words = stateWords({ end, isCurrent: index === at, sent: file ? sent.get(file) : undefined, making })
        return (
          <li key={index} className={css.queued} aria-current={index === at ? 'step' : undefined}>
            <span className={css.number}>{index + 1}</span>
            <span className={css.file}>{file?.name ?? 'Still to be chosen'}</span>
            <span className={css.state}>{words}</span>
          </li>
        )
      })}
    </ol>
  )
}

type State = {
  end: Item['end']
  isCurrent: boolean
  sent: ReturnType<ReturnType<typeof useSentFiles>['get']>
  making: readonly PictureInMaking[]
}

function stateWords({ end, isCurrent, sent, making }: State): string {
  if (end === 'left out') return 'Left out'
  if (end) return madeWords(making.find(({ value }) => value === end.kept))
  if (sent?.error) return 'Cannot be used'
  if (sent?.upload) return isCurrent ? 'Describe it now' : 'Sent, to be described'
  if (sent?.share == null) return 'Waiting to be sent'
  return sent.share < 1 ? `Sending: ${Math.round(sent.share * 100)}%` : 'Sent, being opened'
}

const madeWords = (picture: PictureInMaking | undefined) =>
  !picture ? 'Ready' : picture.error === null ? 'Kept, being made ready' : 'Kept, but not made ready'

/** Pictures that are being made in the background, and those that failed. */
export function PicturesInMaking() {
  const pictures = usePicturesInMaking()
  if (pictures.length === 0) return null
  return (
    <ul className={css.making} aria-label="Being made ready">
      {pictures.map(({ id, alt, made, of, error }) => (
        <li key={id} className={css.made}>
          <Icon name={error === null ? 'clock' : 'alert'} />
          <span className={css.file}>{alt}</span>
          {error === null ? (
            <>
              <span className={css.state}>
                {of > 0 ? `Being made ready: ${made} of ${of} sizes` : 'Being made ready'}
              </span>
              <progress className={css.bar} aria-label={`Progress: ${alt}`} max={Math.max(1, of)} value={made} />
            </>
          ) : (
            <>
              <span className={css.state}>{error}</span>
              <Button size="small" onClick={() => void makeAgain(id)}>
                Try again
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
