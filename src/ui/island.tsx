import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Ground } from './ground.ts'

type IslandProps<Props> = {
  /** The file that hydrates it: `name.client.tsx` with `mount = hydrateIsland(Component)`. */
  name: string
  component: ComponentType<Props>
  props: Props
  /** Of its first section: what stands at the top of a page decides how the header looks. */
  ground?: Ground
}

/**
 * A part of a page with state that renders: React takes it over in the browser, in a root of its own. Its props travel
 * as JSON. Everything around it is static.
 */
export function Island<Props extends object>({ name, component: Component, props, ground }: IslandProps<Props>) {
  // As the browser will do it: ids with the same prefix, and the marks between texts that hydration looks for.
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
