import type { FastifyBaseLogger } from 'fastify'

/** A condition that the operator is notified of. */
export type AlertCheck = {
  name: string
  /** Subject lines for the fault and for its end. */
  fault: string
  recovered: string
  /** Resolves to one line that describes the fault without field values, or null. */
  find: () => Promise<string | null>
}

export type Alert = {
  /** Id that all attempts to send the alert share. */
  id: string
  check: string
  status: 'fault' | 'recovered'
  subject: string
  detail: string
  /** Milliseconds since 1970. */
  at: number
}

/** A way to reach the operator. `send` throws when the alert was not delivered. */
export type AlertChannel = { name: string; send: (alert: Alert) => Promise<void> }

export type AlertMonitorOptions = {
  checks: readonly AlertCheck[]
  channels: readonly AlertChannel[]
  now: () => number
  newId: () => string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  intervalMs?: number
}

const CHECK_INTERVAL_MS = 60_000
/** Consecutive rounds that must agree before an alert is sent, so that a fault of a minute notifies nobody. */
const ROUNDS_TO_CHANGE = 2
/** Maximum number of alerts queued for a channel that does not answer; the oldest are dropped. */
const MAX_PENDING = 20

/** A current fault. `since`: its start in milliseconds since 1970. */
export type CurrentFault = { check: string; subject: string; detail: string; since: number }

type CheckState = { isFaulty: boolean; disagreeing: number; detail: string; since: number }

export type AlertMonitor = ReturnType<typeof createAlertMonitor>

/** Runs the checks every minute, and sends one alert when a fault begins and one when it ends. */
export function createAlertMonitor(options: AlertMonitorOptions) {
  const { checks, channels, now, newId, log, intervalMs = CHECK_INTERVAL_MS } = options
  const states = new Map<string, CheckState>(
    checks.map(({ name }) => [name, { isFaulty: false, disagreeing: 0, detail: '', since: 0 }]),
  )
  const pending = new Map<string, Alert[]>(channels.map(({ name }) => [name, []]))
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  async function evaluate(check: AlertCheck) {
    const state = states.get(check.name)
    if (!state) return
    const detail = await check.find().catch((error: unknown) => `the check failed: ${messageOf(error)}`)
    if ((detail !== null) === state.isFaulty) {
      state.detail = detail ?? ''
      state.disagreeing = 0
      return
    }
    state.disagreeing += 1
    if (state.disagreeing < ROUNDS_TO_CHANGE) return
    state.isFaulty = detail !== null
    state.disagreeing = 0
    state.detail = detail ?? ''
    state.since = now()
    raise(check, detail)
  }

  function raise(check: AlertCheck, detail: string | null) {
    const status = detail === null ? 'recovered' : 'fault'
    const subject = check[status]
    if (status === 'fault') log.error({ check: check.name, why: detail }, subject)
    else log.warn({ check: check.name }, subject)
    const alert: Alert = { id: newId(), check: check.name, status, subject, detail: detail ?? '', at: now() }
    for (const alerts of pending.values()) {
      alerts.push(alert)
      if (alerts.length > MAX_PENDING) alerts.shift()
    }
  }

  /** Sends alerts in order, and leaves those that fail for the next round. */
  async function flush({ name, send }: AlertChannel) {
    const alerts = pending.get(name) ?? []
    for (let alert = alerts[0]; alert; alert = alerts[0]) {
      try {
        await send(alert)
      } catch (error) {
        log.warn({ channel: name, why: messageOf(error) }, 'an alert could not be sent, will retry')
        return
      }
      alerts.shift()
    }
  }

  async function runRound() {
    for (const check of checks) await evaluate(check)
    await Promise.all(channels.map(flush))
  }

  return {
    /** Runs the checks once and sends the resulting alerts. */
    runRound,
    current: (): CurrentFault[] =>
      checks.flatMap(({ name, fault }) => {
        const state = states.get(name)
        return state?.isFaulty ? [{ check: name, subject: fault, detail: state.detail, since: state.since }] : []
      }),
    /**
     * Starts the timer. The first round comes after one interval: a server that restarts in a loop must not send a mail
     * each time.
     */
    start() {
      timer = setInterval(() => {
        running ??= runRound().finally(() => {
          running = null
        })
      }, intervalMs)
      timer.unref()
    },
    stop() {
      clearInterval(timer)
    },
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
