const UPDATE_MS = 15_000

/**
 * The hour at an office now; only known in the browser, so it appears after the page does. The browser reads its time
 * zones at first use, 60 ms on a slow phone: not before somebody comes near.
 */
export function mount(clock: HTMLElement): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const format = new Intl.DateTimeFormat('en-GB', {
        timeZone: clock.dataset['zone'],
        hour: '2-digit',
        minute: '2-digit',
      })
      const tick = (): void => {
        clock.textContent = `${format.format(new Date())} now`
      }
      tick()
      timer = setInterval(tick, UPDATE_MS)
    },
    { rootMargin: '300px' },
  )
  observer.observe(clock.parentElement ?? clock)
  return () => {
    observer.disconnect()
    clearInterval(timer)
  }
}
