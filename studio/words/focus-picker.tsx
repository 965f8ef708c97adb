import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PointerEvent, ReactNode, RefObject } from 'react'
import type { PictureSlot } from '#shared/studio/form.ts'
import { cropTo, focusWithin, MAX_ZOOM, shapeFault, ZOOM_STEP } from '#shared/studio/uploads.ts'
import type { Focus } from '#shared/studio/uploads.ts'
import { Fold } from '../ui/fold.tsx'
import css from './focus-picker.module.css'

export type Size = { width: number; height: number }
type Box = { left: number; top: number } & Size

/**
 * Returns the shape to which a picture is cropped because it is too wide or too tall for its place; null if it keeps
 * its own.
 */
export const shapeOf = (size: Size, { shape }: PictureSlot) => (shape && shapeFault(size, shape) !== 1 ? shape : null)

/** Returns the part of a picture that is kept at its place. */
export const cropOf = (size: Size, slot: PictureSlot, focus: Focus, zoom: number): Box =>
  cropTo(size, shapeOf(size, slot), focus, zoom)

/** Pages support the focus in steps of ten percent. */
const STEP = 10
const LEFT = 'From the left'
const TOP = 'From the top'

type Props = {
  src: string
  size: Size
  slot: PictureSlot
  focus: Focus
  onChange: (focus: Focus) => void
  /**
   * Part of the photo to which the picture was cropped before. The focus is relative to this part; the rest is shown as
   * cut off.
   */
  earlierCrop?: Box | null
  /** Zoom of the crop; without it the crop is as large as the place allows. */
  near?: Near
  /** Note below the heading of the previews. */
  placesNote?: string | undefined
  /** Actions for the picture, right below it. */
  below?: ReactNode
  /** Fields of the picture, beside it or, on phones, below it. */
  children?: ReactNode
}

type Near = { zoom: number; most: number; onChange: (zoom: number) => void }

/**
 * Picks the focus of a picture, the point that is never cut off, by mouse, by touch or with sliders. A slider, a pinch
 * with two fingers or the wheel with Ctrl (as trackpads report a pinch) change the zoom.
 */
export function FocusPicker({
  src,
  size,
  slot,
  focus,
  onChange,
  earlierCrop = null,
  near,
  placesNote,
  below,
  children,
}: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const zoom = near?.zoom ?? 1
  /** Area to which the focus is relative. */
  const focusArea = earlierCrop ?? { left: 0, top: 0, ...size }
  const crop = earlierCrop ?? cropOf(size, slot, focus, zoom)
  const isCut = crop.width < size.width || crop.height < size.height
  const places = placesOf(slot, crop, earlierCrop ? focus : focusWithin(size, crop, focus))
  const narrowest = places.reduce((found, { share }, at) => (share < (places[found]?.share ?? 1) ? at : found), 0)
  const marked = places[chosen ?? narrowest]
  const point = {
    x: focusArea.left + (focusArea.width * focus.x) / 100,
    y: focusArea.top + (focusArea.height * focus.y) / 100,
  }
  const radius = Math.max(size.width, size.height) / 28
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const percent = (share: number, from: number, length: number, whole: number) =>
      Math.round((Math.min(Math.max((share * whole - from) / length, 0), 1) * 100) / STEP) * STEP
    onChange({
      x: percent((clientX - box.left) / box.width, focusArea.left, focusArea.width, size.width),
      y: percent((clientY - box.top) / box.height, focusArea.top, focusArea.height, size.height),
    })
  }
  const picture = useRef<SVGSVGElement>(null)
  const pinch = usePinch(picture, near, () => onChange(focus))
  return (
    <div className={css.picker} data-tall={size.height > size.width || undefined}>
      <div className={css.side}>
        <p id={`${id}-title`} className={css.title}>
          Focus
        </p>
        <p id={`${id}-help`} className={css.help}>
          Press the part that must stay in view, such as a face.{isCut && ' The dark part is cut off.'}
          {marked && marked.share < 1 && ` The frame is what “${marked.title}” shows.`}
        </p>
        <svg
          className={css.whole}
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
          ref={picture}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            if (!pinch.down(event)) move(event)
          }}
          onPointerMove={(event) => {
            if (event.buttons > 0 && !pinch.move(event)) move(event)
          }}
          onPointerUp={pinch.up}
          onPointerCancel={pinch.up}
        >
          <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
          {isCut && (
            <path className={css.cut} fillRule="evenodd" d={`M0 0h${size.width}v${size.height}H0z${outline(crop)}`} />
          )}
          {marked && marked.share < 1 && (
            <>
              <path className={css.unseen} fillRule="evenodd" d={outline(crop) + outline(marked.box)} />
              <path className={css.edge} d={outline(marked.box)} />
              <path className={css.frameLine} d={outline(marked.box)} />
            </>
          )}
          <circle className={css.ring} cx={point.x} cy={point.y} r={radius} />
          <circle className={css.dot} cx={point.x} cy={point.y} r={radius} />
          <circle className={css.centre} cx={point.x} cy={point.y} r={radius / 5} />
        </svg>
        {near && (
          <div className={css.near}>
            <NearSlider {...near} />
          </div>
        )}
        {below}
      </div>
      <div className={css.side}>
        {places.length > 0 && (
          <Places {...{ src, size, places }} note={placesNote} marked={marked} onMark={(at) => setChosen(at)} />
        )}
        {children && <div className={css.words}>{children}</div>}
        <Fold summary="Move the focus with sliders">
          <div className={css.sliders} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-help`}>
            <Slider label={LEFT} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
            <Slider label={TOP} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
          </div>
        </Fold>
      </div>
    </div>
  )
}

const outline = ({ left, top, width, height }: Box) => `M${left} ${top}h${width}v${height}h${-width}z`

type Place = {
  title: string
  /** Part of the picture that this place shows. */
  box: Box
  /** Its share of the crop, from 0 to 1. */
  share: number
}

/** Returns the part of a picture that each place shows, around the focus. */
const placesOf = (slot: PictureSlot, crop: Box, within: Focus): Place[] =>
  slot.frames.map(({ title, ratio }) => {
    const width = Math.min(crop.width, crop.height * ratio)
    const height = Math.min(crop.height, crop.width / ratio)
    const left = crop.left + ((crop.width - width) * within.x) / 100
    const top = crop.top + ((crop.height - height) * within.y) / 100
    const share = Number(((width * height) / (crop.width * crop.height)).toFixed(3))
    return { title, box: { left, top, width, height }, share }
  })

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
          // The point has to move with the arrow key: a slider's up arrow increases the value, which is down on the
          // picture.
          const step = label === TOP && { ArrowUp: -STEP, ArrowDown: STEP }[event.key]
          if (!step) return
          event.preventDefault()
          onChange(Math.min(Math.max(Math.round((value + step) / STEP) * STEP, 0), 100))
        }}
      />
      <output htmlFor={id}>{value}%</output>
    </div>
  )
}

const roundZoom = (zoom: number, most: number) =>
  Math.min(Math.max(Number((Math.round(zoom / ZOOM_STEP) * ZOOM_STEP).toFixed(1)), 1), most)

function NearSlider({ zoom, most, onChange }: Near) {
  const id = useId()
  return (
    <>
      <div className={css.slider}>
        <label htmlFor={id}>Zoom</label>
        <input
          id={id}
          type="range"
          min={1}
          max={most}
          step={ZOOM_STEP}
          value={zoom}
          disabled={most === 1}
          aria-valuetext={`${zoom} times`}
          aria-describedby={`${id}-most`}
          onChange={({ target }) => onChange(roundZoom(Number(target.value), most))}
        />
        <output htmlFor={id}>{zoom}×</output>
      </div>
      <p id={`${id}-most`} className={css.most} aria-live="polite">
        {zoom === most && most < MAX_ZOOM && 'Any closer and it would look blurred.'}
      </p>
    </>
  )
}

/** Wheel delta in pixels that doubles the zoom. */
const WHEEL_DOUBLE = 400

/**
 * Handles a pinch with two fingers; `restore` reverts what the first finger has changed before the second one touched.
 */
function usePinch(ref: RefObject<SVGSVGElement | null>, near: Near | undefined, restore: () => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const began = useRef({ distance: 0, zoom: 1, restore })
  /** Unrounded zoom, between the steps of the slider. */
  const wheelZoom = useRef(1)
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!near || !event.ctrlKey) return
    event.preventDefault()
    if (roundZoom(wheelZoom.current, near.most) !== near.zoom) wheelZoom.current = near.zoom
    const next = wheelZoom.current * 2 ** (-event.deltaY / WHEEL_DOUBLE)
    wheelZoom.current = Math.min(Math.max(next, 1), near.most)
    near.onChange(roundZoom(wheelZoom.current, near.most))
  })
  useEffect(() => {
    const picture = ref.current
    // React registers passive wheel listeners, which cannot prevent the browser from zooming the page.
    picture?.addEventListener('wheel', wheel, { passive: false })
    return () => picture?.removeEventListener('wheel', wheel)
  }, [ref])
  const distance = () => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const keep = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => fingers.current.set(pointerId, { x, y })
  return {
    /** Returns true if it is not the first finger. */
    down(event: PointerEvent): boolean {
      if (!near) return false
      keep(event)
      if (fingers.current.size === 1) began.current.restore = restore
      if (fingers.current.size !== 2) return fingers.current.size > 2
      began.current = { ...began.current, distance: distance(), zoom: near.zoom }
      began.current.restore()
      return true
    },
    /** Returns true during a pinch, when the focus must not move. */
    move(event: PointerEvent): boolean {
      if (!near || !fingers.current.has(event.pointerId)) return false
      keep(event)
      if (began.current.distance === 0) return false
      if (fingers.current.size === 2) {
        near.onChange(roundZoom((began.current.zoom * distance()) / began.current.distance, near.most))
      }
      return true
    },
    up({ pointerId }: PointerEvent) {
      fingers.current.delete(pointerId)
      // The finger that is lifted last must not move the focus.
      if (fingers.current.size === 0) began.current.distance = 0
    },
  }
}

type PlacesProps = {
  src: string
  size: Size
  places: readonly Place[]
  marked: Place | undefined
  note: string | undefined
  onMark: (at: number) => void
}

/** Previews of the picture at each place; pressing one marks its part in the picture. */
function Places({ src, size, places, marked, note, onMark }: PlacesProps) {
  return (
    <div className={css.frames}>
      <div className={css.framesTitle}>
        <p>What visitors see</p>
        {note && <p className={css.help}>{note}</p>}
      </div>
      {places.map((place, at) => {
        const { title, box } = place
        return (
          <figure key={title} className={css.frame}>
            <button
              type="button"
              className={css.place}
              aria-pressed={place === marked}
              aria-label={`Show on the picture: ${title}`}
              onClick={() => onMark(at)}
            >
              <svg viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden="true">
                <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
              </svg>
            </button>
            <figcaption>{title}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
