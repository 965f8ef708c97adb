import { useEffect, useRef, useState } from 'react'
import type { Member } from '../../content/team.ts'
import { Dialog } from '../../ui/dialog.tsx'
import css from './member-dialog.module.css'
import { MemberStory } from './member-story.tsx'

export function MemberDialog({ member, onClose }: { member: Member | undefined; onClose: () => void }) {
  // The last member stays drawn while the window fades out.
  const [shown, setShown] = useState(member)
  if (member && member !== shown) setShown(member)

  // Left alone, the focus goes to the first link below the story and scrolls past it on a phone.
  const story = useRef<HTMLElement>(null)
  useEffect(() => {
    if (member) story.current?.focus()
  }, [member])

  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      {...(shown && { labelledBy: 'member-name' })}
      closeLabel="Close"
      className={css.dialog}
    >
      {shown && <MemberStory ref={story} member={shown} headingId="member-name" />}
    </Dialog>
  )
}
