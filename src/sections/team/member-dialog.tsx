import { useEffect, useRef, useState } from 'react'
import type { Member } from '../../content/team.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './member-dialog.module.css'

type Channel = { key: 'instaUrl' | 'faceBookUrl' | 'linkedinUrl'; icon: IconName; label: string }

const channels: Channel[] = [
  { key: 'instaUrl', icon: 'instagram', label: 'Instagram' },
  { key: 'faceBookUrl', icon: 'facebook', label: 'Facebook' },
  { key: 'linkedinUrl', icon: 'linkedin', label: 'LinkedIn' },
]

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
      {shown && (
        <article ref={story} tabIndex={-1} className={css.member}>
          <Image picture={shown.picture} sizes="(min-width: 48em) 22rem, 92vw" cover className={css.portrait} />
          <div className={css.words}>
            <Heading id="member-name" size="h3">
              {shown.name}
            </Heading>
            <p className={css.title}>{shown.title}</p>
            <h3 className={css.about}>About</h3>
            <p>{shown.para}</p>
            <ul className={css.links}>
              {channels.map(({ key, icon, label }) => {
                const href = shown[key]
                return (
                  href && (
                    <li key={key}>
                      <Link href={href} className={css.link}>
                        <Icon name={icon} />
                        <span className="visually-hidden">{`${shown.name} on ${label}`}</span>
                      </Link>
                    </li>
                  )
                )
              })}
            </ul>
          </div>
        </article>
      )}
    </Dialog>
  )
}
