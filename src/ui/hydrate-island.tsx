import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Creates an island's `mount`, which resolves once React has hydrated the island and run all effects. */
export const hydrateIsland =
  <Props extends object>(Component: ComponentType<Props>) =>
  (element: HTMLElement): Promise<() => void> =>
    new Promise((resolve) => {
      const props: Props = JSON.parse(element.dataset['props'] ?? '{}')
      // A transition lets React time-slice the hydration.
      startTransition(() => {
        const root = hydrateRoot(
          element,
          <Hydrated onHydrated={() => resolve(() => root.unmount())}>
            <Component {...props} />
          </Hydrated>,
          {
            identifierPrefix: element.dataset['enhance'] ?? '',
            onRecoverableError: (error) => console.error(error),
          },
        )
      })
    })

/** Calls `onHydrated` in an effect, which runs after the effects of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
