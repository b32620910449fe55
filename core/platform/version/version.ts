import { atom, type ReadableAtom } from 'nanostores'
import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../services.ts'
import { readServerState, downInterval, isUnanswered } from './server-state.ts'

/** Milliseconds between two reads while the server is up (spec 1 §9). */
const interval = 60_000

export interface VersionWatch {
  /** True while the server reports that it is down, or does not respond. */
  readonly $isDown: ReadableAtom<boolean>
  /** The served version, if it differs from this client's. */
  readonly $newVersion: ReadableAtom<string | undefined>
  /** Reads it now. */
  check(): Promise<void>
  dispose(): void
}

/**
 * Reads the console version every 60 s while a user is signed in (spec 1 §4). Any failed call
 * triggers a read at once, so that the overlay shows early; so does a network that is back.
 */
export const createVersionWatch = (
  platform: Pick<Services, 'api' | 'clock' | 'errors' | 'flags' | 'host'> & {
    readonly session: { readonly $isAuthenticated: ReadableAtom<boolean> }
  },
): VersionWatch => {
  const { clock, errors, flags, host, session } = platform
  const $isDown = atom(false)
  const $newVersion = atom<string | undefined>()
  let first: string | undefined
  let stopTimer: Stop = () => {}
  let asking: Promise<void> | undefined
  let isStopped = false

  /** While the server is down, checks continue although the session may have ended. */
  const isWanted = (): boolean => session.$isAuthenticated.get() || $isDown.get()

  const plan = (): void => {
    stopTimer()
    if (isStopped || !isWanted()) return
    stopTimer = clock.after($isDown.get() ? downInterval : interval, () => void check())
  }

  const ask = async (): Promise<void> => {
    const { isDown, version } = await readServerState(platform)
    $isDown.set(isDown)
    if (version === undefined) return
    first ??= version
    $newVersion.set(version === first ? undefined : version)
  }

  const check = (): Promise<void> => {
    if (!isWanted()) return Promise.resolve()
    if (flags.isOn('EDGE_NETWORK')) {
      $isDown.set(false)
      plan()
      return Promise.resolve()
    }
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
    // a network that is back closes the overlay at once
    host.onWake(() => {
      if ($isDown.get()) void check()
    }),
  ]

  return {
    $isDown,
    $newVersion,
    check,
    dispose() {
      // A pending response schedules no further read after the stop.
      isStopped = true
      stopTimer()
      for (const stop of stops) stop()
    },
  }
}
