import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Section } from '../../ui/section.tsx'
import css from './styleguide.module.css'

export function Overlays() {
  const [open, setOpen] = useState(false)
  return (
    <Section ground="ink" labelledBy="overlays" className="flow">
      <h2 id="overlays">Dialog</h2>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy="sg-dialog" closeLabel="Close">
        <div className={css.swatch} data-ground="bone">
          <h3 id="sg-dialog">A dialog</h3>
          <p>Escape, the cross and a click outside close it.</p>
          <Button onClick={() => setOpen(false)}>Okay</Button>
        </div>
      </Dialog>
    </Section>
  )
}
