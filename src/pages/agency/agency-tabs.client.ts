import { afterPaint } from '../../lib/after-paint.ts'
import { scrollBehavior } from '../../motion/scroll.ts'
import { getRouteState, navigate, subscribe } from '../../router/hash-router.ts'
import { markTab, mountTabs, selectTab, tabsOf } from '../../ui/tabs.client.ts'

/** Mounts tabs whose choice is kept in the URL: `?tab=` has the end of the panel's id. */
export function mount(root: HTMLElement): () => void {
  const ids = tabsOf(root).map((tab) => tab.id.replace(/^.*_|-tab$/g, ''))
  const { pathname } = getRouteState().location
  const update = (): void => {
    const { location } = getRouteState()
    if (location.pathname !== pathname) return
    const chosen = Math.max(ids.indexOf(new URLSearchParams(location.search).get('tab') ?? ''), 0)
    selectTab(root, chosen)
    // The banner marks the chosen tab, too, because it is what the visitor sees next.
    for (const link of document.querySelectorAll<HTMLElement>('a[data-shows-tab]')) {
      if (link.dataset['showsTab'] === ids[chosen]) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  update()
  const unsubscribe = subscribe(update)
  const stop = mountTabs(root, (index) => {
    markTab(root, index)
    // A panel is most of the page, so the response to the press is painted first.
    afterPaint(() => {
      if (!root.isConnected) return
      navigate(index > 0 ? `${pathname}?tab=${ids[index]}` : pathname)
      scrollTo({ top: 0, behavior: scrollBehavior() })
    })
  })
  return () => {
    unsubscribe()
    stop()
  }
}
