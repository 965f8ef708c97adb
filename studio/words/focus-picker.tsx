import { useId } from 'react'
import type { PointerEvent } from 'react'
import type { PictureSlot } from '#shared/studio/form.ts'
import { cropTo, focusWithin, shapeFault } from '#shared/studio/uploads.ts'
import type { Focus } from '#shared/studio/uploads.ts'
import css from './focus-picker.module.css'

export type Size = { width: number; height: number }
type Box = { left: number; top: number } & Size

/** What stays of a picture at its place: cut where it is too wide or too tall for it. */
export function keptOf(size: Size, slot: PictureSlot, focus: Focus): Box {
  const { shape } = slot
  return shape && shapeFault(size, shape) !== 1 ? cropTo(size, shape, focus) : { left: 0, top: 0, ...size }
}

/** Pages know the focus in tens. */
const STEP = 10
const LEFT = 'From the left'
const TOP = 'From the top'

type Props = {
  src: string
  size: Size
  slot: PictureSlot
  focus: Focus
  onChange: (focus: Focus) => void
}

/** The point that stays in view: moved on the picture by mouse or finger, or by the two sliders below it. */
export function FocusPicker({ src, size, slot, focus, onChange }: Props) {
  const id = useId()
  const kept = keptOf(size, slot, focus)
  const isCut = kept.width < size.width || kept.height < size.height
  const point = { x: (size.width * focus.x) / 100, y: (size.height * focus.y) / 100 }
  const radius = Math.max(size.width, size.height) / 28
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const percent = (at: number, from: number, length: number) =>
      Math.round((Math.min(Math.max((at - from) / length, 0), 1) * 100) / STEP) * STEP
    onChange({ x: percent(clientX, box.left, box.width), y: percent(clientY, box.top, box.height) })
  }
  return (
    <div className={css.picker} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-help`}>
      <p id={`${id}-title`} className={css.title}>
        Point that stays in view
      </p>
      <p id={`${id}-help`} className={css.help}>
        Press on what must not be cut off, a face for example, or move the sliders with the arrow keys.
        {isCut && slot.shape && ` This place shows ${slot.shape.join(':')}; what is dark will be cut away.`}
      </p>
      <svg
        className={css.whole}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          move(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && move(event)}
      >
        <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
        {isCut && (
          <path
            className={css.cut}
            fillRule="evenodd"
            d={`M0 0h${size.width}v${size.height}H0zM${kept.left} ${kept.top}h${kept.width}v${kept.height}h${-kept.width}z`}
          />
        )}
        <circle className={css.ring} cx={point.x} cy={point.y} r={radius} strokeWidth={radius / 3} />
        <circle className={css.dot} cx={point.x} cy={point.y} r={radius} strokeWidth={radius / 6} />
        <circle className={css.centre} cx={point.x} cy={point.y} r={radius / 5} />
      </svg>
      <Slider label={LEFT} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slider label={TOP} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
      {slot.frames.length > 0 && <Frames {...{ src, size, slot, kept, focus }} />}
    </div>
  )
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId()
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={value}
        aria-valuetext={`${value}% ${label.toLowerCase()}`}
        onChange={({ target }) => onChange(Number(target.value))}
        onKeyDown={(event) => {
          // The point goes where the arrow points: a browser’s slider goes up to more, which is down on the picture.
          const step = label === TOP && { ArrowUp: -STEP, ArrowDown: STEP }[event.key]
          if (!step) return
          event.preventDefault()
          onChange(Math.min(Math.max(value + step, 0), 100))
        }}
      />
      <output htmlFor={id}>{value}%</output>
    </div>
  )
}

/** As visitors will see it. */
function Frames({ src, size, slot, kept, focus }: Omit<Props, 'onChange'> & { kept: Box }) {
  const within = focusWithin(size, kept, focus)
  return (
    <div className={css.frames}>
      {slot.frames.map(({ title, ratio }) => {
        const width = Math.min(kept.width, kept.height * ratio)
        const height = Math.min(kept.height, kept.width / ratio)
        const left = kept.left + ((kept.width - width) * within.x) / 100
        const top = kept.top + ((kept.height - height) * within.y) / 100
        return (
          <figure key={title} className={css.frame}>
            <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
              <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
            </svg>
            <figcaption>{title}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
