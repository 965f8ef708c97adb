import { afterPaint } from '../../lib/after-paint.ts'
import { scrollBehavior } from '../../motion/scroll.ts'
import { getRouteState, navigate, subscribe } from '../../router/hash-router.ts'
import { mountTabs, panelOf, selectTab, tabsOf } from '../../ui/tabs.client.ts'

/** Tabs whose choice is kept in the URL: `?tab=` names the panel by the end of its id. */
export function mount(root: HTMLElement): () => void {
  const ids = tabsOf(root).map((tab) => tab.id.replace(/^.*_|-tab$/g, ''))
  const { pathname } = getRouteState().location
  const update = (): void => {
    const { location } = getRouteState()
    if (location.pathname !== pathname) return
    selectTab(root, Math.max(ids.indexOf(new URLSearchParams(location.search).get('tab') ?? ''), 0))
  }
  update()
  const unsubscribe = subscribe(update)
  const stop = mountTabs(root, (index) => {
    // The panel that is left is most of the page: empty at once, taken apart after the press is answered.
    const left = tabsOf(root)
      .filter((_, at) => at !== index)
      .map(panelOf)
      .find((panel) => panel?.dataset['active'] === 'true')
    Object.assign(left?.style ?? {}, { display: 'block', contentVisibility: 'hidden' })
    navigate(index > 0 ? `${pathname}?tab=${ids[index]}` : pathname)
    afterPaint(() => {
      for (const property of ['display', 'content-visibility']) left?.style.removeProperty(property)
      scrollTo({ top: 0, behavior: scrollBehavior() })
    })
  })
  return () => {
    unsubscribe()
    stop()
  }
}
