import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import css from './ask.module.css'

type Words = { text: string; label: string }
type AskProps = Words & { ground: Ground }

/** Words of the place with this index; from the first again where there are more places. */
export function askAt(asks: readonly Words[], place: number): Words {
  const words = asks[place % asks.length]
  if (!words) throw new Error('there is no invitation')
  return words
}

/** A way to write between two parts of a page that is long on a phone; larger windows show the next one soon enough. */
export function Ask({ text, label, ground }: AskProps) {
  return (
    <div className={css.ask} data-ground={ground}>
      <p>{text}</p>
      <Button to="/contact-us">{label}</Button>
    </div>
  )
}
