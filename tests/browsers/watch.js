// Added to every page by the walks' server; records errors across all documents of the tab.
;(() => {
  const keep = (text) => {
    const seen = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
    sessionStorage.setItem('complaints', JSON.stringify([...seen, `${location.hash || location.pathname}: ${text}`]))
  }
  for (const level of ['error', 'warn']) {
    const show = console[level]
    console[level] = (...what) => {
      keep(`console.${level} ${what.join(' ')}`)
      show.apply(console, what)
    }
  }
  const failed = ({ message, target }) => {
    // Firefox also reports this for modules that are loaded already; a failing import is a rejection.
    if (target.rel === 'modulepreload') return
    // WebKit without codecs cannot play the film, and the still picture stays.
    if (target.closest?.('video')) return
    keep(message ?? `did not load: ${target.src ?? target.href}`)
  }
  addEventListener('error', failed, true)
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejected: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  )
})()
