import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import css from './island.module.css'

type IslandProps<Props> = {
  /** The file that hydrates it: `name.client.tsx` with `mount = hydrateIsland(Component)`. */
  name: string
  component: ComponentType<Props>
  props: Props
}

/**
 * A part of a page with state that renders: React takes it over in the browser, in a root of its own. Its props travel
 * as JSON. Everything around it is static.
 */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  // As the browser will do it: ids with the same prefix, and the marks between texts that hydration looks for.
  const html = renderToString(<Component {...props} />, { identifierPrefix: name })
  return (
    <div
      className={css.island}
      data-enhance={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
