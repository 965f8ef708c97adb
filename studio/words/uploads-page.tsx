import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { removeUpload, UNUSED_DAYS } from '#shared/studio/uploads.ts'
import type { Uploaded } from '#shared/studio/uploads.ts'
import { call } from '../api/call.ts'
import { choicesQuery, uploadsQuery } from '../api/queries.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { documentUrl } from './document-url.ts'
import { pictureUrl } from './upload-call.ts'
import css from './uploads-page.module.css'

const DAY_MS = 86_400_000

/** What was uploaded, where it is shown, and what will be taken away. */
export function UploadsPage() {
  const { data: uploads, error } = useQuery(uploadsQuery)
  return (
    <div className={css.page}>
      <header className={css.header}>
        <BackLink to="/words" label="Back to the list of words" />
        <div>
          <h1>Uploaded pictures</h1>
          <p>
            A picture is uploaded where it is shown: in its field. What nothing shows, no draft and no earlier version,
            is taken away after {UNUSED_DAYS} days.
          </p>
        </div>
      </header>
      {error ? (
        <Empty icon="alert" title="The list did not come">
          <p>{error.message}</p>
        </Empty>
      ) : !uploads ? (
        <Loading label="Reading the list" lines={4} />
      ) : uploads.length === 0 ? (
        <Empty icon="check" title="Nothing was uploaded yet">
          <p>Open a document, and press “Upload a picture” at the picture you want to change.</p>
        </Empty>
      ) : (
        <ul className={css.list}>
          {uploads.map((each) => (
            <Item key={each.value} upload={each} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Item({ upload }: { upload: Uploaded }) {
  const { kind, value, alt, image, by, at, uses, isKept, removedAt } = upload
  const now = useNow()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(removeUpload, { query: { value } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: uploadsQuery.queryKey })
      await client.invalidateQueries({ queryKey: choicesQuery.queryKey })
      toast('The picture was removed.')
    },
    onError: (error) => toast(error.message, { isError: true }),
  })
  const name = alt || value
  return (
    <li className={css.item}>
      <img src={pictureUrl(`uploads/${image}`)} alt="" className={css.image} data-kind={kind} loading="lazy" />
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        <p className={css.help}>
          {by}, {formatMoment(at, now)}
        </p>
        {uses.length > 0 && (
          <p className={css.help}>
            Shown in{' '}
            {uses.map((use, index) => (
              <span key={`${use.file} ${use.isDraft}`}>
                {index > 0 && ', '}
                <Link to={documentUrl(use.file)}>{use.title}</Link>
                {use.isDraft && ' (draft)'}
              </span>
            ))}
          </p>
        )}
        {uses.length === 0 && isKept && <p className={css.help}>Kept for an earlier version.</p>}
        {removedAt !== null && (
          <>
            <p className={css.help}>
              Shown nowhere: it is taken away in {Math.max(1, Math.ceil((removedAt - now) / DAY_MS))} days.
            </p>
            <div>
              <Button size="small" icon="bin" isBusy={remove.isPending} onClick={() => remove.mutate()}>
                Remove now<span className="visually-hidden">: {name}</span>
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}
