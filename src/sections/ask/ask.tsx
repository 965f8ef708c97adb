import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import css from './ask.module.css'

type Words = { text: string; label: string }
type AskProps = Words & { ground: Ground }

/** Returns the words for the place with this index, and starts over when there are more places than words. */
export function askAt(asks: readonly Words[], place: number): Words {
  const words = asks[place % asks.length]
  if (!words) throw new Error('there is no invitation')
  return words
}

/** Invitation to write between two parts of a page that is long on a phone; larger windows hide it. */
export function Ask({ text, label, ground }: AskProps) {
  return (
    <div className={css.ask} data-ground={ground}>
      <p>{text}</p>
      <Button to="/contact-us">{label}</Button>
    </div>
  )
}
