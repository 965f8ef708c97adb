import { layOutInTurn } from '../lib/lay-out.ts'
import { observeMotion } from '../motion/engine.ts'
import { ChunkLoadError } from './chunk-load-error.ts'

type Cleanup = () => void

/** What a `*.client.ts` exports: makes one element live. Returns what undoes it. */
export type Behaviour = { mount: (element: HTMLElement) => Cleanup | void | Promise<Cleanup> }

/** Behaviours by the name of their file, which is the value of `data-enhance`. */
const loaders = new Map(
  Object.entries(import.meta.glob<Behaviour>('../**/*.client.{ts,tsx}')).map(([file, load]) => [
    file.replace(/^.*\/|\.client\.tsx?$/g, ''),
    load,
  ]),
)

/** Anything by which a visitor begins to use a page. */
const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
/** Something is about to be used. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const
/** Controls that do nothing without their behaviour, or something else than with it. */
const NEEDS_CODE = 'button:not([type=submit]), [role=tab], a[aria-haspopup]'

type HeldEvent = { target: HTMLElement; type: 'click' | 'submit' }

/** Elements without their behaviour yet, with the presses that wait for it. */
const pending = new Map<HTMLElement, HeldEvent[]>()
const loading = new Set<HTMLElement>()
const cleanups = new Map<HTMLElement, Cleanup>()
let hasIntent = false
let round = 0

/**
 * From now on the behaviours of `[data-enhance]` come: of what is touched at once, of the rest in idle time once the
 * visitor has begun to use the page. A press on a control that waits for its behaviour is done when it is there.
 */
export function startEnhancing(): void {
  for (const type of INTENTS) addEventListener(type, beginUse, { capture: true, passive: true })
  for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  enhance(document.body)
}

const enhancedIn = (root: HTMLElement): HTMLElement[] => [
  ...(root.matches('[data-enhance]') ? [root] : []),
  ...root.querySelectorAll<HTMLElement>('[data-enhance]'),
]

/** Takes in new markup. */
export function enhance(root: HTMLElement): void {
  for (const element of enhancedIn(root)) pending.set(element, [])
}

/** After `enhance`, once there is time: what has not been touched gets its behaviour too. */
export function mountRest(): void {
  if (hasIntent) void mountInTurn()
}

/** Ends what runs in markup that is about to go. */
export function unenhance(root: HTMLElement): void {
  for (const element of enhancedIn(root)) {
    pending.delete(element)
    cleanups.get(element)?.()
    cleanups.delete(element)
  }
}

/** The visitor uses the page, or it has to change by itself. */
export function beginUse(): void {
  if (hasIntent) return
  hasIntent = true
  for (const type of INTENTS) removeEventListener(type, beginUse, true)
  activateDeferredStyle()
  void mountInTurn()
}

/** Until what stands in `root` behaves. */
export async function mountAll(root: HTMLElement): Promise<void> {
  await Promise.all(enhancedIn(root).map(mount))
}

async function mountInTurn(): Promise<void> {
  round += 1
  const mine = round
  for (const element of pending.keys()) load(element).catch(() => undefined)
  for (const element of pending.keys()) {
    await idle()
    await mount(element)
  }
  if (mine !== round) return
  layOutInTurn(() => {
    observeMotion()
    document.documentElement.dataset['hydrated'] = ''
  })
}

async function load(element: HTMLElement): Promise<Behaviour> {
  const name = element.dataset['enhance'] ?? ''
  const found = loaders.get(name)
  if (!found) throw new Error(`There is no src/**/${name}.client.ts`)
  try {
    return await found()
  } catch (error) {
    throw new ChunkLoadError(name, error)
  }
}

async function mount(element: HTMLElement): Promise<void> {
  if (!pending.has(element) || loading.has(element)) return
  loading.add(element)
  let isMounted = false
  try {
    const behaviour = await load(element)
    // The page may have gone in the meantime.
    if (pending.has(element)) {
      const cleanup = await behaviour.mount(element)
      isMounted = true
      if (!pending.has(element)) cleanup?.()
      else if (cleanup) cleanups.set(element, cleanup)
    }
  } catch (error) {
    console.error(error)
  }
  loading.delete(element)
  const held = pending.get(element) ?? []
  pending.delete(element)
  if (isMounted) catchUp(element)
  for (const event of held) replay(event)
}

/** Tells a behaviour what the pointer rests on and what has the focus already. */
function catchUp(element: HTMLElement): void {
  const hovered = matchMedia('(hover: hover)').matches ? [...element.querySelectorAll(':hover')] : []
  for (const one of hovered) one.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  hovered.at(-1)?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
  const focused = document.activeElement
  if (focused && element !== focused && element.contains(focused))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

function replay({ target, type }: HeldEvent): void {
  if (!target.isConnected) return
  if (type === 'click') target.click()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
}

function pendingAround(target: EventTarget | null): HTMLElement | undefined {
  let element = target instanceof Element ? target.closest<HTMLElement>('[data-enhance]') : null
  while (element && !pending.has(element))
    element = element.parentElement?.closest<HTMLElement>('[data-enhance]') ?? null
  return element ?? undefined
}

function touch({ target }: Event): void {
  if (pending.size === 0) return
  const element = pendingAround(target)
  if (element) void mount(element)
}

function hold(event: Event): void {
  if (pending.size === 0 || event.defaultPrevented || !(event.target instanceof Element)) return
  const element = pendingAround(event.target)
  const isSubmit = event.type === 'submit'
  const target = isSubmit ? event.target : event.target.closest(NEEDS_CODE)
  if (!element || !(target instanceof HTMLElement) || (event instanceof MouseEvent && opensElsewhere(event))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const held = pending.get(element)?.filter((other) => other.target !== target) ?? []
  pending.set(element, [...held, { target, type: isSubmit ? 'submit' : 'click' }])
  void mount(element)
}

export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** What the visitor and script bring about (hover, transitions, states) is styled by a sheet of its own. */
function activateDeferredStyle(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media]')) link.media = 'all'
}

/** Once nothing more urgent is to be done. */
const idle = (): Promise<unknown> =>
  // Safari has no scheduler.
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve))
