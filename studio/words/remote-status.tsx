import { useQuery } from '@tanstack/react-query'
import type { RemoteState } from '#shared/studio/publish.ts'
import { remoteQuery } from '../api/queries.ts'
import { Notice } from '../ui/notice.tsx'

const commits = (count: number) => (count === 1 ? '1 commit' : `${count} commits`)
const SAFE = 'What was published here is live and kept on this server, and every draft stays. You can keep publishing.'

/** Returns the message for a state of the repository; null if nothing needs to be said. */
function wordsFor({ state, ahead, behind, branch }: RemoteState): { title: string; text: string } | null {
  switch (state) {
    case 'unknown':
    case 'same':
      return null
    case 'waiting':
      return {
        title: 'On its way to the repository',
        text: `${ahead === 1 ? 'The last version is' : `The last ${ahead} versions are`} live and will be sent automatically.`,
      }
    case 'unreachable':
      return { title: 'The repository cannot be reached', text: `${SAFE} It is sent as soon as it can be.` }
    case 'diverged':
      return {
        title: 'The repository and this server differ',
        text: `It has ${commits(behind)} that this server has not, and this server ${commits(ahead)} that it has not. Neither is overwritten. ${SAFE} Ask a developer to put both sides of “${branch}” together on the server.`,
      }
    case 'program':
      return {
        title: 'The repository has a new version of the program',
        text: `More than words was changed there, so it is not installed automatically. ${SAFE} Ask a developer to install it.`,
      }
    case 'blocked':
      return {
        title: 'New words wait in the repository',
        text: `They cannot be taken over: the same files were changed by hand on the server. ${SAFE} Ask a developer to look at them.`,
      }
    case 'failed':
      return {
        title: 'Nothing is exchanged with the repository',
        text: `${SAFE} The log of the server says why; show it to a developer.`,
      }
  }
}

/** Says whether everything published has reached the remote repository. */
export function RemoteStatus() {
  const { data: remote } = useQuery(remoteQuery)
  const words = remote ? wordsFor(remote) : null
  return (
    <div role="status">
      {words && (
        <Notice kind="note" icon={remote?.state === 'waiting' ? 'clock' : 'alert'}>
          <p>
            <strong>{words.title}.</strong> {words.text}
          </p>
        </Notice>
      )}
    </div>
  )
}
