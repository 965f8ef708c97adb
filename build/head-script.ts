import { createHash } from 'node:crypto'
import { minifySync } from 'vite'

declare global {
  interface Window {
    swapped?: true
  }
}

/**
 * Inline script at the start of every document. It is the same in each, so the Content-Security-Policy needs one hash.
 */
export const headScript = (base: string): string =>
  minifySync('head.js', `(${start.toString()})(${JSON.stringify(base)})`).code

export const cspHash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** Serialized with toString(), so it must not use anything outside of itself. */
function start(base: string): void {
  const root = document.documentElement
  root.dataset['js'] = ''
  // Set before the first style recalculation; later it would cost a second one.
  let motion: string | null = null
  try {
    motion = localStorage.getItem('motion')
  } catch {
    // Storage may be blocked.
  }
  const isPaused = motion === 'paused' || matchMedia('(prefers-reduced-motion)').matches
  root.dataset['motion'] = isPaused ? 'paused' : 'running'
  root.toggleAttribute('data-still', isPaused)

  // The hash names another route (`/#/about-us`): `<plaintext>` stops the parser, and the static page of that route is
  // written in place, so nothing of this page is painted. Only home's CSP covers all pages.
  const path =
    location.hash
      .replace(/^#|[?#].*/g, '')
      .replace(/\/+$/, '')
      .toLowerCase() || '/'
  if (location.hash.startsWith('#/') && !window.swapped && path !== root.dataset['route']) {
    window.swapped = true
    document.write('<plaintext hidden>')
    if (location.pathname !== base) return location.replace(base + location.search + location.hash)
    const url = base + (path === '/' ? '' : `${path.slice(1)}/`)
    fetch(url, { headers: { accept: 'text/html' } })
      .then((answer) => answer.text())
      .then(
        (text) => {
          // The CSP has no hash for the other page's style; constructable style sheets are exempt from `style-src`.
          const [before, css = '', after = ''] = text.split(/<\/?style>/)
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.open()
          document.write(before + after)
          document.close()
          document.adoptedStyleSheets = [sheet]
        },
        () => location.replace(url),
      )
    return
  }

  // Less urgent resources are in `<noscript>` until the first paint and the LCP picture are done, which get the
  // bandwidth: the style of parts below the first screens, logos, then the deferred style and the script.
  document.addEventListener('DOMContentLoaded', () => {
    const insert = (selector: string): void => {
      for (const waiting of document.querySelectorAll(selector))
        waiting.replaceWith(document.createRange().createContextualFragment(waiting.textContent))
    }
    const insertRest = (): void => insert('noscript')
    let isAsked = false
    const ask = (): void => {
      if (isAsked) return
      isAsked = true
      insert('head noscript, #root noscript')
      document.head.querySelector('[href="data:,"]')?.remove()
      const below = document.head.querySelector('link[rel=stylesheet]')
      // The script must not show or measure elements without their style.
      below?.addEventListener('load', insertRest)
      below?.addEventListener('error', () => {
        // Without this attribute nothing is hidden: unstyled content is better than none.
        delete root.dataset['js']
        insertRest()
      })
      if (!below) insertRest()
    }
    const first = document.querySelector<HTMLImageElement>('[fetchpriority=high]')
    new PerformanceObserver(() => {
      if (!first || first.complete) return ask()
      first.addEventListener('load', ask)
      first.addEventListener('error', ask)
    }).observe({ type: 'paint', buffered: true })
    // In a background tab or without paint timing, the rest is loaded after 2 s at the latest.
    setTimeout(ask, document.hidden ? 0 : 2000)
  })
}
