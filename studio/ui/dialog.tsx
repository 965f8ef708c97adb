import { useId } from 'react'
import type { ReactNode } from 'react'
import { Dialog as SiteDialog } from '../../src/ui/dialog.tsx'
import css from './dialog.module.css'

type Props = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode }

/** The site's dialog in the studio's style, with a title and a close button. */
export function Dialog({ isOpen, onClose, title, children }: Props) {
  const id = useId()
  return (
    <SiteDialog open={isOpen} onClose={onClose} labelledBy={id} closeLabel="Close" className={css.dialog}>
      <div className={css.body}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </SiteDialog>
  )
}

/** The row of buttons at the end of a dialog or form. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
