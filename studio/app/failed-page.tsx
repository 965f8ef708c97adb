import { useRouteError } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/notice.tsx'

const isLostChunk = (error: unknown) => error instanceof TypeError && /module|import/i.test(error.message)

/** Error screen of the router. Drafts typed on other screens are kept. */
export function FailedPage() {
  const error = useRouteError()
  return (
    <main>
      <Empty icon="alert" title={isLostChunk(error) ? 'There is a newer studio' : 'This screen has failed'} isScreen>
        <p>
          {isLostChunk(error)
            ? 'Load it again to go on.'
            : 'Nothing was lost. Load it again; if it stays, tell whoever runs the server.'}
        </p>
        <Button variant="primary" onClick={() => location.reload()}>
          Load again
        </Button>
      </Empty>
    </main>
  )
}

export function MissingPage() {
  return (
    <Empty icon="search" title="There is nothing here" isScreen>
      <p>The address is wrong, or what was here has moved.</p>
      <ButtonLink to="/">To the start</ButtonLink>
    </Empty>
  )
}
