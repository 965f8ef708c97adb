import type { Page } from '@playwright/test'

/** An event of an interaction: time to the next paint and its parts, in milliseconds. */
export type EventDuration = {
  type: string
  /** Whether Interaction to Next Paint counts the event: a press or a key, not pointer movements. */
  isInteraction: boolean
  duration: number
  /** Time until the page was free. */
  waiting: number
  /** Time in the page's own code. */
  code: number
  /** Time for style, layout and paint until the next frame is presented. */
  picture: number
}

declare global {
  interface Window {
    eventTimings: { since: () => EventDuration[] }
  }
}

/** Browsers report events from 16 ms on, rounded to 8 ms; unreported events were shorter than this. */
export const unreported = 16

/** Records the durations of all events in each document that the page opens. */
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

/** Returns the events since the last call, once their frame has been presented. */
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
 * Returns the longest event, as Interaction to Next Paint counts; 0 when none was long enough to be reported. When a
 * page moves or opens something under the pointer, pointer events occur that no press waits for: they count only where
 * nothing was pressed. Among events of one frame, the one with the most work is returned.
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
