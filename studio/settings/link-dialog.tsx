import type { LinkAnswer } from '#shared/studio/accounts.ts'
import { LINK_MINUTES } from '#shared/studio/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'

type Props = { link: LinkAnswer; title: string; text: string; onClose: () => void }

/** Shows a one-time link. It cannot be shown again, because the server does not store it. */
export function LinkDialog({ link, title, text, onClose }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toast('Copied.'),
      () => toast('Your browser does not let us copy: mark the link and copy it.', { isError: true }),
    )
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{text}</p>
      {link.mailedTo && <Notice kind="good">It was mailed to {link.mailedTo}, too.</Notice>}
      <Field
        label="Link"
        hint={`It works once, within ${LINK_MINUTES} minutes. It is shown only now.`}
        readOnly
        value={link.url}
        onFocus={(event) => event.target.select()}
      />
      <Actions>
        <Button onClick={onClose}>Done</Button>
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          Copy the link
        </Button>
      </Actions>
    </Dialog>
  )
}
