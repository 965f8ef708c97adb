import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** What an island's `*.client.tsx` exports as `mount`. Resolves once React listens and all effects have run. */
export const hydrateIsland =
  <Props extends object>(Component: ComponentType<Props>) =>
  (element: HTMLElement): Promise<() => void> =>
    new Promise((resolve) => {
      const props = JSON.parse(element.dataset['props'] ?? '{}') as Props
      // In a transition, so that React takes breath between its steps.
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

/** Its effect runs after those of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
