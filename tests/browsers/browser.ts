import { setTimeout as delay } from 'node:timers/promises'

/**
 * A function that runs in the page. It may use nothing from its scope, and has to return synchronously: timers need
 * script.
 */
type InPage<Args extends unknown[], Result> = (...args: Args) => Result

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }

/** Input source in the spelling of both W3C protocols. */
export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: KeyAction[] }

export type LaunchOptions = { reducedMotion?: boolean; javaScript?: boolean }

/** WebDriver codes of keys that are no characters. */
export const key = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', left: '\uE012', space: ' ' }

/**
 * A browser driven by mouse, keyboard and URLs. Firefox (WebDriver BiDi) and WebKit (WebDriver) differ only in the
 * abstract members.
 */
export abstract class Browser {
  abstract open(address: string): Promise<void>
  /** Moves `steps` entries back (negative) or forward in the history. */
  abstract traverse(steps: -1 | 1): Promise<void>
  abstract reload(): Promise<void>
  abstract resize(width: number, height: number): Promise<void>
  abstract screenshot(): Promise<Buffer>
  abstract close(): Promise<void>
  protected abstract evaluate(source: string): Promise<unknown>
  protected abstract perform(sources: InputSource[]): Promise<void>

  async run<Args extends unknown[], Result>(script: InPage<Args, Result>, ...args: Args): Promise<Result> {
    return (await this.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`)) as Result
  }

  /** Moves to an element and clicks it once it is at rest. Throws if it is covered or absent. */
  async click(selector: string): Promise<void> {
    await this.hover(selector)
    const { x, y } = await this.pointOf(selector)
    await this.clickAt(x, y)
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.mouse([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  async moveTo(x: number, y: number): Promise<void> {
    await this.mouse([{ type: 'pointerMove', x, y }])
  }

  async hover(selector: string): Promise<void> {
    const { x, y } = await this.pointOf(selector)
    await this.mouse([
      { type: 'pointerMove', x: x - 1, y },
      { type: 'pointerMove', x, y },
    ])
  }

  async press(...values: string[]): Promise<void> {
    await this.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: values.flatMap((value) => [
          { type: 'keyDown' as const, value },
          { type: 'keyUp' as const, value },
        ]),
      },
    ])
  }

  /** Replaces the content of a field. */
  async type(selector: string, text: string): Promise<void> {
    await this.run((wanted) => {
      const field = document.querySelector<HTMLInputElement>(wanted)
      field?.focus()
      field?.select()
    }, selector)
    await this.press(...text)
  }

  private mouse(actions: PointerAction[]): Promise<void> {
    return this.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  /** Returns the centre of the first visible element, once it is at rest and uncovered. */
  private async pointOf(selector: string): Promise<{ x: number; y: number }> {
    let last: { x: number; y: number; over: string | null } | undefined
    for (const until = Date.now() + 10_000; Date.now() < until; await delay(40)) {
      const point = await this.run(topmostPoint, selector)
      if (point && point.over === null && point.x === last?.x && point.y === last.y) return point
      last = point
    }
    throw new Error(`${selector} cannot be pressed: ${last ? `${last.over ?? 'it moves'}` : 'it is not shown'}`)
  }
}

function topmostPoint(selector: string): { x: number; y: number; over: string | null } | undefined {
  const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)
  if (!element) return undefined
  const { top: upper, bottom: lower } = element.getBoundingClientRect()
  if (lower > innerHeight - 90 || upper < 0) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = Math.round(left + width / 2)
  const y = Math.round(top + height / 2)
  const hit = document.elementFromPoint(x, y)
  const free = hit !== null && (element.contains(hit) || hit.contains(element))
  return { x, y, over: free ? null : `${hit?.outerHTML.slice(0, 120)} lies over it` }
}
