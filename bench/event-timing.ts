import type { Page } from '@playwright/test'

/** An event of an interaction: time to the next paint and its parts, in milliseconds. */
export type EventDuration = {
  type: string
  /** Whether Interaction to Next Paint counts it: a press or a key, not a pointer that comes or goes. */
  isInteraction: boolean
  duration: number
  /** Waiting for the page to be free. */
  waiting: number
  /** In the page's own code. */
  code: number
  /** Style, layout and paint until the next frame is presented. */
  picture: number
}

declare global {
  interface Window {
    eventTimings: { since: () => EventDuration[] }
  }
}

/** The browser reports events from 16 ms on and rounds to 8 ms; what it does not report was quicker than this. */
export const unreported = 16

/** Records the durations of all events of each document the page opens. */
export async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let entries: PerformanceEventTiming[] = []
    const observer = new PerformanceObserver((list) => {
      entries.push(...(list.getEntries() as PerformanceEventTiming[]))
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    window.eventTimings = {
      since() {
        entries.push(...(observer.takeRecords() as PerformanceEventTiming[]))
        const found = entries.map(({ name, interactionId, startTime, duration, processingStart, processingEnd }) => ({
          type: name,
          isInteraction: interactionId !== 0,
          duration,
          waiting: Math.round(processingStart - startTime),
          code: Math.round(processingEnd - processingStart),
          picture: Math.round(Math.max(0, startTime + duration - processingEnd)),
        }))
        entries = []
        return found
      },
    }
  })
}

/** The events since the last call, once their frame has been presented. */
export const eventsSince = (page: Page): Promise<EventDuration[]> =>
  page.evaluate(async () => {
    // An entry is dispatched after the frame that follows its event.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise<void>((resolve) => {
      requestIdleCallback(() => resolve())
    })
    return window.eventTimings.since()
  })

/**
 * The longest event, as Interaction to Next Paint counts; 0 when none was long enough to be reported. A page that moves
 * or opens something under the pointer has events of the pointer that no press waits for: they count only where nothing
 * was pressed. Of events that share a picture, the one that did the most work.
 */
export function slowest(events: readonly EventDuration[]): EventDuration {
  const none = { type: 'none reported', isInteraction: false, duration: 0, waiting: 0, code: 0, picture: 0 }
  const pressed = events.filter(({ isInteraction }) => isInteraction)
  return (pressed.length > 0 ? pressed : events).reduce(
    (worst, event) =>
      event.duration > worst.duration || (event.duration === worst.duration && event.code > worst.code) ? event : worst,
    none,
  )
}
