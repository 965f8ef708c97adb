import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Ground } from './ground.ts'

type IslandProps<Props> = {
  /** Name of the file that hydrates the island: `name.client.tsx` with `mount = hydrateIsland(Component)`. */
  name: string
  component: ComponentType<Props>
  props: Props
  /** Ground of the island's first section, which the header adapts to. */
  ground?: Ground
}

/** A React root that hydrates in the browser, with its props as JSON. Everything around it is static. */
export function Island<Props extends object>({ name, component: Component, props, ground }: IslandProps<Props>) {
  // `identifierPrefix` has to match that of hydrateRoot. `renderToString` separates neighbouring texts, as hydration
  // expects.
  const html = renderToString(<Component {...props} />, { identifierPrefix: name })
  return (
    <div
      data-ground={ground}
      data-enhance={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
