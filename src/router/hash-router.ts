import type { ComponentType } from 'react'
import { setNavigator } from './navigate.ts'
import { addressOf, locationAt, locationNow, writeEntry, type Arrival, type RouteLocation } from './route-location.ts'

/** What is on the screen. `Page` is undefined for an address that names no page, or whose page could not be had. */
export type Shown = { location: RouteLocation; arrival: Arrival; Page: ComponentType | undefined }

/** The component of a path; undefined when there is none. */
export type LoadRoute = (pathname: string) => Promise<ComponentType | undefined>

/** Puts something on the screen; `moves` when another page takes the place of this one. */
export type Present = (next: Shown, moves: boolean) => void

export type HashRouter = {
  shown: () => Shown
  /** Hands every change from now on to `present`, and at once what has changed before. Returns the undoing. */
  attach: (seen: Shown, present: Present) => () => void
}

/**
 * Follows links and the browser's history below `#`. The page that is there stays until the next one's code has come;
 * of several wishes only the last is granted.
 */
export function createHashRouter(load: LoadRoute, first: Shown): HashRouter {
  let shown = first
  let present: Present | undefined
  let wish = 0

  const go = async (location: RouteLocation, arrival: Arrival, still = false): Promise<void> => {
    const mine = ++wish
    const moves = location.pathname !== shown.location.pathname
    let Page = moves ? undefined : shown.Page
    if (moves) {
      try {
        Page = await load(location.pathname)
      } catch (error) {
        console.error(error)
      }
      if (mine !== wish) return
    }
    // A hash typed in another spelling (`#/About-Us/`) is shown in its own.
    const spelled = globalThis.location.hash === `#${addressOf(location)}`
    if (arrival !== 'POP' || !spelled) writeEntry(location, arrival !== 'PUSH')
    shown = { location, arrival, Page }
    present?.(shown, moves && !still)
  }

  setNavigator((to, { state, replace }) => {
    const location = locationAt(to, state)
    const same = addressOf(location) === addressOf(shown.location)
    void go(location, (replace ?? same) ? 'REPLACE' : 'PUSH')
  })
  // A browser that draws the way back itself (a swipe) must not be followed by a second transition.
  addEventListener('popstate', (event) => void go(locationNow(), 'POP', event.hasUAVisualTransition))

  return {
    shown: () => shown,
    attach(seen, next) {
      present = next
      if (seen !== shown) next(shown, false)
      return () => {
        present = undefined
      }
    },
  }
}
