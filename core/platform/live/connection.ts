import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import type { Api } from '../api/api.ts'
import { streamChanges } from './endpoints.ts'
import { maxEventAge, type LiveEvent } from './model.ts'
import { readEvents } from './read-events.ts'

/**
 * Milliseconds without a heartbeat after which a connection counts as broken; the server sends one
 * every 15 s.
 */
const maxSilence = 40_000

/** The same limit for a tab that becomes visible, which may have been asleep. */
const maxSleep = 16_000

/**
 * Maximum milliseconds since the last event when a tab opens a stream or takes over from another
 * tab.
 */
const maxEventGap = 25_000

/**
 * Seconds of changes requested in addition to those since the last event, because event and request
 * take time on the network.
 */
const reserve = 3

/**
 * Milliseconds of that reserve for the event; if the request took longer than the rest, changes may
 * have been missed.
 */
const eventDelay = 2_000

const minPause = 1_000
const maxPause = 30_000

/**
 * Whether the session may not stream now, because its token is being renewed or it is about to end.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof ClientError && (error.status === 401 || error.status === 403)

/**
 * Milliseconds until the next try: doubled each time, with jitter, so that browsers do not
 * reconnect together.
 */
const pauseAfter = (failures: number, error: unknown): number => {
  const asked = error instanceof ClientError ? (error.retryAfter ?? 0) * 1_000 : 0
  const doubled = Math.min(minPause * 2 ** failures, maxPause)
  return Math.max(asked, isRefused(error) ? maxPause : doubled) * (0.5 + Math.random())
}

/**
 * Keeps a stream open until the signal aborts, and reopens it when it breaks. Changes made since
 * the displayed data was read come first; if the server cannot list them, it sends `reset`.
 */
export const maintainConnection = async (
  { api, host }: { readonly api: Api; readonly host: Pick<Host, 'time' | 'timer' | 'onWake'> },
  emit: (event: LiveEvent) => void,
  /** The instant until which the displayed data may have been read before the stream is open. */
  { since, signal }: { readonly since: number; readonly signal: AbortSignal },
): Promise<void> => {
  const now = (): number => host.time.monotonic()
  let lastEventAt = Math.max(since, now() - maxEventGap)
  let failures = 0
  let stopPause: Stop = () => {}
  let resume: () => void = () => {}
  let drop: () => void = () => {}

  const connect = async (): Promise<unknown> => {
    const controller = new AbortController()
    drop = () => controller.abort()
    let stopWatch: Stop = () => {}
    const received = (event: LiveEvent | undefined): void => {
      lastEventAt = now()
      failures = 0
      stopWatch()
      stopWatch = host.timer(maxSilence, drop)
      if (event !== undefined) emit(event)
    }
    try {
      const age = Math.min(maxEventAge, Math.ceil((now() - lastEventAt) / 1_000) + reserve)
      const call = { query: { age }, signal: controller.signal, isQuiet: true }
      const body = await api.call(streamChanges, call)
      if (now() - lastEventAt > age * 1_000 - eventDelay) emit({ type: 'reset' })
      received(undefined)
      await readEvents(body, received, controller.signal)
      return undefined
    } catch (error) {
      return error
    } finally {
      stopWatch()
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      resume = resolve
      stopPause = host.timer(ms, resolve)
    })

  const stopWake = host.onWake(() => {
    if (now() - lastEventAt > maxSleep) drop()
    resume()
  })
  const end = (): void => {
    drop()
    stopPause()
    resume()
  }
  signal.addEventListener('abort', end, { once: true })
  try {
    while (!signal.aborted) {
      // sequential: one connection at a time
      // oxlint-disable-next-line no-await-in-loop
      const error = await connect()
      // oxlint-disable-next-line no-await-in-loop
      if (!signal.aborted) await pause(pauseAfter(failures, error))
      failures += 1
    }
  } finally {
    stopWake()
    signal.removeEventListener('abort', end)
  }
}
