import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import css from './ask.module.css'

type AskProps = { text: string; label: string; ground: Ground }

/** A way to write between two parts of a page that is long on a phone; larger windows show the next one soon enough. */
export function Ask({ text, label, ground }: AskProps) {
  return (
    <div className={css.ask} data-ground={ground}>
      <p>{text}</p>
      <Button to="/contact-us">{label}</Button>
    </div>
  )
}
