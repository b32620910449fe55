import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import type { Api } from '../api/api.ts'
import { streamChanges } from './endpoints.ts'
import { mostAge, type LiveEvent } from './model.ts'
import { readEvents } from './read-events.ts'

/** Milliseconds without a sign of the server after which a connection counts as broken; it beats every 15 s. */
const longestSilence = 40_000

/** The same for a tab that wakes, which may have slept. */
const longestSleep = 16_000

/** Milliseconds that a tab has heard nothing of at most when it opens a stream, or takes over from another tab. */
const longestUnheard = 25_000

/** Seconds of changes that are asked for beside those since the last sign: it was on its way, as the request is. */
const reserve = 3

/** Milliseconds of the reserve that are for the sign; once the request has taken the rest, changes may be missed. */
const ofSign = 2_000

const shortestPause = 1_000
const longestPause = 30_000

/** Whether the session may have no stream now: its token is being renewed, or it is about to end. */
const isRefused = (error: unknown): boolean =>
  error instanceof ClientError && (error.status === 401 || error.status === 403)

/**
 * Milliseconds until the next try: doubled each time, and spread, so that browsers do not come back
 * together.
 */
const pauseAfter = (failures: number, error: unknown): number => {
  const asked = error instanceof ClientError ? (error.retryAfter ?? 0) * 1_000 : 0
  const doubled = Math.min(shortestPause * 2 ** failures, longestPause)
  return Math.max(asked, isRefused(error) ? longestPause : doubled) * (0.5 + Math.random())
}

/**
 * Holds one stream open until the signal ends it, and opens it again when it breaks. Changes that were
 * made since what is shown was read come first; where the server cannot tell them, tells `reset`.
 */
export const holdConnection = async (
  { api, host }: { readonly api: Api; readonly host: Pick<Host, 'time' | 'timer' | 'onWake'> },
  tell: (event: LiveEvent) => void,
  /** Until when what is shown may have been read before the stream is open. */
  { since, signal }: { readonly since: number; readonly signal: AbortSignal },
): Promise<void> => {
  const now = (): number => host.time.monotonic()
  let lastHeard = Math.max(since, now() - longestUnheard)
  let failures = 0
  let stopPause: Stop = () => {}
  let goOn: () => void = () => {}
  let drop: () => void = () => {}

  const connect = async (): Promise<unknown> => {
    const controller = new AbortController()
    drop = () => controller.abort()
    let stopWatch: Stop = () => {}
    const heard = (event: LiveEvent | undefined): void => {
      lastHeard = now()
      failures = 0
      stopWatch()
      stopWatch = host.timer(longestSilence, drop)
      if (event !== undefined) tell(event)
    }
    try {
      const age = Math.min(mostAge, Math.ceil((now() - lastHeard) / 1_000) + reserve)
      const call = { query: { age }, signal: controller.signal, isQuiet: true }
      const body = await api.call(streamChanges, call)
      if (now() - lastHeard > age * 1_000 - ofSign) tell({ type: 'reset' })
      heard(undefined)
      await readEvents(body, heard, controller.signal)
      return undefined
    } catch (error) {
      return error
    } finally {
      stopWatch()
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      goOn = resolve
      stopPause = host.timer(ms, resolve)
    })

  const stopWake = host.onWake(() => {
    if (now() - lastHeard > longestSleep) drop()
    goOn()
  })
  const end = (): void => {
    drop()
    stopPause()
    goOn()
  }
  signal.addEventListener('abort', end, { once: true })
  try {
    while (!signal.aborted) {
      // one connection after the other
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
