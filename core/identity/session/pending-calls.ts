import type { CallerOptions } from '../../platform/api/api.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { SessionState } from './session-state.ts'

/** Calls that are paused until the user has signed in again. */
export interface PendingCalls {
  /** Pauses calls while a screen asks to sign in again; the returned function ends the pause. */
  pause(): Stop
  /**
   * Settles when the ended session continues; at once with false if no screen asks for that, and
   * with false when its user leaves or the call is cancelled.
   */
  untilSignedIn(callOptions: CallerOptions | undefined): Promise<boolean>
}

/**
 * Pauses a call made after the session has ended until its user has signed in again in place: it
 * waits under the overlay instead of failing.
 */
export const createPendingCalls = (state: SessionState): PendingCalls => {
  const { $ended, $tokens, $user } = state
  const pending = new Set<(isBack: boolean) => void>()
  let pauses = 0

  const settle = (isBack: boolean): void => {
    for (const each of [...pending]) each(isBack)
  }
  $tokens.listen((sessionTokens) => {
    if (sessionTokens !== undefined) settle(true)
  })
  $user.listen((user) => {
    if (user === undefined) settle(false)
  })

  return {
    pause() {
      pauses += 1
      let isPaused = true
      return () => {
        if (!isPaused) return
        isPaused = false
        pauses -= 1
        if (pauses === 0) settle(false)
      }
    },
    untilSignedIn({ signal, isQuiet = false, onPause, onResume } = {}) {
      const isAsked = pauses > 0 && $ended.get() === 'expired' && !isQuiet
      if (!isAsked) return Promise.resolve(false)
      onPause?.()
      return new Promise((resolve) => {
        const finish = (isBack: boolean): void => {
          pending.delete(finish)
          signal?.removeEventListener('abort', giveUp)
          onResume?.()
          resolve(isBack)
        }
        const giveUp = (): void => finish(false)
        pending.add(finish)
        signal?.addEventListener('abort', giveUp)
        if (signal?.aborted === true) giveUp()
      })
    },
  }
}
