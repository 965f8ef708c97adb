import type { Choice } from '#shared/studio/documents.ts'
import { readFocus } from './picture-words.ts'
import css from './pointed-picture.module.css'
import { pictureUrl } from './upload-call.ts'

/** The whole picture with its focus marked. */
export function PointedPicture({ choice, focus }: { choice: Choice; focus: string }) {
  const { width = 4, height = 3 } = choice
  const { x, y } = readFocus(focus)
  const [left, top] = [(width * x) / 100, (height * y) / 100]
  const radius = Math.max(width, height) / 16
  return (
    <svg className={css.image} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href={pictureUrl(choice.image ?? '')} width={width} height={height} />
      <circle className={css.ring} cx={left} cy={top} r={radius} />
      <circle className={css.dot} cx={left} cy={top} r={radius} />
    </svg>
  )
}
