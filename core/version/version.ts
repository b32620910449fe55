import { atom, type ReadableAtom } from 'nanostores'
import { ClientError } from '../errors/client-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { Stop } from '../platform/host.ts'
import { getConsoleVersion } from '../session/endpoints.ts'

/** Between two questions while all is well, and while the server is down; milliseconds (spec 1 §9). */
const interval = 60_000
const downInterval = 5_000

/** What the version call says when the platform is down. */
const down = 'SERVER_DOWN'

export interface VersionWatch {
  /** True while the server says that it is down, or does not answer at all. */
  readonly $isDown: ReadableAtom<boolean>
  /** True once the server serves another version of the client than when this one started. */
  readonly $hasChanged: ReadableAtom<boolean>
  /** Asks now. */
  check(): Promise<void>
  dispose(): void
}

/** A call that nobody answered: the network, or a gateway in front of a server that is gone. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.phase === 'network' || (error.status >= 502 && error.status <= 504))

/**
 * Asks for the console version every 60 s while somebody is signed in (spec 1 §4). A failed call of
 * any kind makes it ask at once, so that the cover stands before the next minute.
 */
export const createVersionWatch = (platform: Platform): VersionWatch => {
  const { api, clock, errors, flags, session } = platform
  const $isDown = atom(false)
  const $hasChanged = atom(false)
  let first: string | undefined
  let stopTimer: Stop = () => {}
  let asking: Promise<void> | undefined

  /** While the server is down it is asked on, even when the session ran out meanwhile. */
  const isWanted = (): boolean => session.$isAuthenticated.get() || $isDown.get()

  const plan = (): void => {
    stopTimer()
    if (!isWanted()) return
    stopTimer = clock.after($isDown.get() ? downInterval : interval, () => void check())
  }

  const ask = async (): Promise<void> => {
    try {
      const { v } = await api.call(getConsoleVersion, { isQuiet: true })
      $isDown.set(v === down)
      if (v === down) return
      first ??= v
      $hasChanged.set(v !== first)
    } catch (error) {
      // Any other refusal came from a server that is up.
      $isDown.set(isUnanswered(error))
    }
  }

  const check = (): Promise<void> => {
    if (!isWanted() || flags.isOn('EDGE_NETWORK')) return Promise.resolve()
    asking ??= ask().finally(() => {
      asking = undefined
      plan()
    })
    return asking
  }

  const stops = [
    session.$isAuthenticated.subscribe((isAuthenticated) => {
      if (isAuthenticated) void check()
      else plan()
    }),
    errors.on('api:error', (error) => {
      if (isUnanswered(error) && !$isDown.get() && asking === undefined) void check()
    }),
  ]

  return {
    $isDown,
    $hasChanged,
    check,
    dispose() {
      stopTimer()
      for (const stop of stops) stop()
    },
  }
}
