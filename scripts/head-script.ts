import { createHash } from 'node:crypto'
import { minifySync } from 'vite'

declare global {
  interface Window {
    twinned?: true
  }
}

/** First in every document, the same bytes in each: one hash in the Content-Security-Policy. */
export const headScript = (base: string): string =>
  minifySync('head.js', `(${start.toString()})(${JSON.stringify(base)})`).code

export const cspHash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** Runs in the visitor's browser, from its own text: nothing outside of it is in reach. */
function start(base: string): void {
  const root = document.documentElement
  root.dataset['js'] = ''
  // Before anything is styled: set later, it would have the whole page styled once more.
  let motion: string | null = null
  try {
    motion = localStorage.getItem('motion')
  } catch {
    // Storage may be refused.
  }
  root.dataset['motion'] = motion === 'paused' || matchMedia('(prefers-reduced-motion)').matches ? 'paused' : 'running'

  // The address names another route (`/#/about-us`): the rest of this document is never parsed (`<plaintext>`), and
  // the route's own takes its place, so that nothing of this page flashes. Home's alone has a policy for all of them.
  const path =
    location.hash
      .replace(/^#|[?#].*/g, '')
      .replace(/\/+$/, '')
      .toLowerCase() || '/'
  if (location.hash.startsWith('#/') && !window.twinned && path !== root.dataset['route']) {
    window.twinned = true
    document.write('<plaintext hidden>')
    if (location.pathname !== base) return location.replace(base + location.search + location.hash)
    const address = base + (path === '/' ? '' : `${path.slice(1)}/`)
    fetch(address, { headers: { accept: 'text/html' } })
      .then((answer) => answer.text())
      .then(
        (text) => {
          // This document's policy does not name the other's style; a constructed sheet needs no leave.
          const [before, css = '', after = ''] = text.split(/<\/?style>/)
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.open()
          document.write(before + after)
          document.close()
          document.adoptedStyleSheets = [sheet]
        },
        () => location.replace(address),
      )
    return
  }

  // The first paint and the page's first picture have the connection to themselves; then comes what the document
  // ends with in a `<noscript>`: the first script.
  document.addEventListener('DOMContentLoaded', () => {
    let rest = document.body.lastElementChild
    const ask = (): void => {
      rest?.replaceWith(document.createRange().createContextualFragment(rest.textContent))
      rest = null
    }
    const first = document.querySelector<HTMLImageElement>('[fetchpriority=high]')
    new PerformanceObserver(() => {
      if (!first || first.complete) return ask()
      first.addEventListener('load', ask)
      first.addEventListener('error', ask)
    }).observe({ type: 'paint', buffered: true })
    // Nobody looks, or the browser does not tell of its paints.
    setTimeout(ask, document.hidden ? 0 : 2000)
  })
}
