import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { HashRouter, Shown } from './hash-router.ts'
import type { Arrival, RouteLocation } from './route-location.ts'

const RouteContext = createContext<Shown | undefined>(undefined)

type RouteViewProps = {
  /** What to begin with. */
  first: Shown
  /** None in the prerender. */
  router?: HashRouter | undefined
  children: (Page: ComponentType | undefined, location: RouteLocation) => ReactNode
}

/** Draws what the router shows; one page passes into the next by a view transition. */
export function RouteView({ first, router, children }: RouteViewProps) {
  const [shown, setShown] = useState(first)
  const drawn = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    drawn.current?.()
    drawn.current = undefined
  }, [shown])

  useEffect(
    () =>
      router?.attach(first, (next, moves) => {
        const draw = () =>
          new Promise<void>((resolve) => {
            // A browser calls this late, and perhaps when the visitor has gone on.
            if (next !== router.shown()) return resolve()
            drawn.current?.()
            drawn.current = resolve
            startTransition(() => setShown(next))
          })
        if (!moves || !('startViewTransition' in document)) void draw()
        // A transition that is overtaken by the next one, or in a tab out of sight, is none to complain about.
        else document.startViewTransition(draw).ready.catch(() => undefined)
      }),
    [router, first],
  )

  return <RouteContext value={shown}>{children(shown.Page, shown.location)}</RouteContext>
}

function useShown(): Shown {
  const shown = use(RouteContext)
  if (!shown) throw new Error('There is no route outside of RouteView')
  return shown
}

export const useLocation = (): RouteLocation => useShown().location

/** How the visitor came to the page: by a link, or through the browser's history. */
export const useArrival = (): Arrival => useShown().arrival
