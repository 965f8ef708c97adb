const UPDATE_MS = 15_000

/**
 * Shows the local time of each office once the footer is near: time zone data costs 60 ms at first use on a slow
 * phone.
 */
export function mount(offices: HTMLElement): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const clocks = [...offices.querySelectorAll<HTMLElement>('[data-zone]')].map((clock) => ({
        clock,
        format: new Intl.DateTimeFormat('en-GB', {
          timeZone: clock.dataset['zone'],
          hour: '2-digit',
          minute: '2-digit',
        }),
      }))
      const update = (): void => {
        for (const { clock, format } of clocks) clock.textContent = `${format.format(new Date())} now`
      }
      update()
      timer = setInterval(update, UPDATE_MS)
    },
    { rootMargin: '300px' },
  )
  observer.observe(offices)
  return () => {
    observer.disconnect()
    clearInterval(timer)
  }
}
