import type { Clock } from '../../foundation/clock/clock.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import type { Gateway } from './gateway.ts'

/** Milliseconds before the sign-out is sent again: longer each time, up to the last value. */
const pauses = [2_000, 5_000, 15_000, 60_000] as const

/** Notifies the server of ended sessions. */
export interface SignOutNotice {
  /** Settles after the first attempt; a failed one is repeated while the page lives. */
  notify(refreshToken: string): Promise<void>
  stop: Stop
}

/**
 * No network or a server error: the sign-out did not arrive. Any other error response means that it
 * did.
 */
const isUndelivered = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.phase === 'network' || error.status >= 500 || error.status === 429)

/**
 * A sign-out works offline: the tokens are removed here at once, and the call is sent when the
 * network is back, while the page lives. The token waits in memory only, because the device must
 * not store it. If the page closes before that, the session ends with its refresh token.
 */
export const createSignOutNotice = (
  host: Pick<Host, 'onWake'>,
  clock: Clock,
  gateway: Pick<Gateway, 'signOut'>,
): SignOutNotice => {
  const undelivered = new Set<string>()
  let attempts = 0
  let stopTimer: Stop = () => {}

  const notify = async (refreshToken: string): Promise<void> => {
    try {
      await gateway.signOut(refreshToken)
      undelivered.delete(refreshToken)
    } catch (error) {
      if (isUndelivered(error)) undelivered.add(refreshToken)
      else undelivered.delete(refreshToken)
    }
  }

  const plan = (): void => {
    stopTimer()
    if (undelivered.size === 0) return
    stopTimer = clock.after(pauses[Math.min(attempts, pauses.length - 1)] ?? 0, () => void again())
    attempts += 1
  }

  const again = async (): Promise<void> => {
    await Promise.all([...undelivered].map(notify))
    plan()
  }

  const stopWake = host.onWake(() => {
    attempts = 0
    if (undelivered.size > 0) void again()
  })

  return {
    async notify(refreshToken) {
      attempts = 0
      await notify(refreshToken)
      plan()
    },
    stop() {
      stopTimer()
      stopWake()
    },
  }
}
