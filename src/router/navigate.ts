export type NavigateOptions = {
  /** What the new history entry carries; it must survive structured cloning. */
  state?: unknown
  /** In place of the present entry. An address that is shown already replaces itself. */
  replace?: boolean | undefined
}

export type Navigator = (to: string, options: NavigateOptions) => void

let navigator: Navigator | undefined

/** The router of the page. One at a time; links and tabs reach it without a context, so that they hydrate for nothing. */
export function setNavigator(next: Navigator | undefined): void {
  navigator = next
}

/** Goes to an address below `#`, `/about-us?tab=x`. False when there is no router to do it. */
export function navigate(to: string, options: NavigateOptions = {}): boolean {
  navigator?.(to, options)
  return navigator !== undefined
}
