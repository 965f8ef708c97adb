import { usePresent } from '../api/presence.ts'
import { Icon } from '../ui/icon.tsx'
import css from './present-people.module.css'

const listFormat = new Intl.ListFormat('en-GB')

/** Names of others who have the document open. */
export function PresentPeople({ file }: { file: string }) {
  const people = usePresent(file)
  return (
    <p className={css.present} role="status">
      {people.length > 0 && (
        <>
          <Icon name="people" />
          {listFormat.format(people)} {people.length === 1 ? 'is' : 'are'} also here
        </>
      )}
    </p>
  )
}
