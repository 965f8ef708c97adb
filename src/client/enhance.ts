import { renderWhenIdle } from '../lib/content-visibility.ts'
import { observeInView } from '../motion/in-view-observer.ts'
import { ChunkLoadError } from './chunk-load-error.ts'

type Cleanup = () => void

/** Module of a `*.client.ts`: `mount` enhances one element and returns its cleanup. */
export type Behaviour = { mount: (element: HTMLElement) => Cleanup | void | Promise<Cleanup> }

/** Behaviour modules by file name, the value of `data-enhance`. */
const loaders = new Map(
  Object.entries(import.meta.glob<Behaviour>('../**/*.client.{ts,tsx}')).map(([file, load]) => [
    file.replace(/^.*\/|\.client\.tsx?$/g, ''),
    load,
  ]),
)

/** Events that count as the visitor's first intent. */
const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
/** Events that load the behaviour under the pointer or focus at once. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const
const HELD = ['click', 'submit'] as const
/** Controls whose click must wait for the behaviour. */
const NEEDS_CODE = 'button:not([type=submit]), [role=tab], a[aria-haspopup]'

type HeldEvent = { target: HTMLElement; type: (typeof HELD)[number] }

/** Elements that are not mounted yet, with the events held for each. */
const pending = new Map<HTMLElement, HeldEvent[]>()
/** Promises of the elements being mounted. */
const mounting = new Map<HTMLElement, Promise<void>>()
const cleanups = new Map<HTMLElement, Cleanup>()
let hasIntent = false
let round = 0

/**
 * Starts loading behaviours: at once for a touched element, in idle time after the first intent for the others. Clicks
 * and submits on elements that are not mounted yet are held and replayed.
 */
export function startEnhancing(): void {
  for (const type of INTENTS) addEventListener(type, beginUse, { capture: true, passive: true })
  enhance(document.body)
  if (wasUsed()) beginUse()
}

/** Tells whether the visitor scrolled, opened a menu or focused something before this script ran. */
const wasUsed = (): boolean =>
  scrollY > 0 || document.activeElement !== document.body || document.querySelector('[data-menu][open]') !== null

const enhancedIn = (root: HTMLElement): HTMLElement[] => [
  ...(root.matches('[data-enhance]') ? [root] : []),
  ...root.querySelectorAll<HTMLElement>('[data-enhance]'),
]

/** Registers the `[data-enhance]` elements in new markup. */
export function enhance(root: HTMLElement): void {
  for (const element of enhancedIn(root)) pending.set(element, [])
  if (pending.size === 0) return
  for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true })
  for (const type of HELD) addEventListener(type, hold, true)
}

/** Removes the listeners once everything is mounted: every listener delays the response to a press. */
function stopIfMounted(): void {
  if (pending.size > 0) return
  for (const type of TOUCHES) removeEventListener(type, touch, true)
  for (const type of HELD) removeEventListener(type, hold, true)
}

/** Mounts all registered elements in idle time, if the visitor has shown a first intent. */
export function mountRest(): void {
  if (hasIntent) void mountInTurn()
}

/** Runs the cleanups of markup that is about to be removed. */
export function unenhance(root: HTMLElement): void {
  for (const element of enhancedIn(root)) {
    pending.delete(element)
    cleanups.get(element)?.()
    cleanups.delete(element)
  }
  stopIfMounted()
}

/** Handles the first intent: applies the deferred style and mounts the rest. */
export function beginUse(): void {
  if (hasIntent) return
  hasIntent = true
  for (const type of INTENTS) removeEventListener(type, beginUse, true)
  activateDeferredStyle()
  void mountInTurn()
}

/** Resolves when everything in `root` is mounted. */
export async function mountAll(root: HTMLElement): Promise<void> {
  await Promise.all(enhancedIn(root).map(mount))
}

async function mountInTurn(): Promise<void> {
  round += 1
  const id = round
  for (const element of pending.keys()) load(element).catch(() => undefined)
  for (const element of pending.keys()) {
    await idle()
    await mount(element)
  }
  if (id !== round) return
  observeInView()
  renderWhenIdle(() => {
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

/** Resolves when `element` is mounted, even if another call has started it. */
function mount(element: HTMLElement): Promise<void> {
  if (!pending.has(element)) return Promise.resolve()
  const begun = mounting.get(element) ?? mountPending(element)
  mounting.set(element, begun)
  return begun
}

async function mountPending(element: HTMLElement): Promise<void> {
  let isMounted = false
  try {
    const behaviour = await load(element)
    // The page may have been replaced while the module was loading.
    if (pending.has(element)) {
      const cleanup = await behaviour.mount(element)
      isMounted = true
      if (!pending.has(element)) cleanup?.()
      else if (cleanup) cleanups.set(element, cleanup)
    }
  } catch (error) {
    console.error(error)
  }
  mounting.delete(element)
  const held = pending.get(element) ?? []
  pending.delete(element)
  stopIfMounted()
  if (isMounted) catchUp(element)
  for (const event of held) replay(event)
}

/** Dispatches the pointer and focus events that the behaviour has missed. */
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
  const element = pendingAround(target)
  if (element) void mount(element)
}

function hold(event: Event): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
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

/** Applies the deferred style sheet, which has hover, transitions and states. */
function activateDeferredStyle(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media]')) link.media = 'all'
}

/** Resolves in a background task. */
const idle = (): Promise<unknown> =>
  // Safari has no scheduler.
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve))
