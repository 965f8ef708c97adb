/** Throttles `run` to once in `wait` ms, with leading and trailing call. */
export function throttle(run: () => void, wait: number): { (): void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const fire = (): void => {
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (!again) return
      again = false
      fire()
    }, wait)
  }
  const throttled = (): void => {
    if (timer === undefined) fire()
    else again = true
  }
  throttled.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    again = false
  }
  return throttled
}
