import type { Patience } from '../../platform/api/api.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { SessionState } from './session-state.ts'

/** Calls that wait until somebody signed in again. */
export interface Waiting {
  /** A screen stands that asks to sign in again: from now on calls wait for it, until stopped. */
  hold(): Stop
  /**
   * Settles when the session that ran out goes on; at once with false where nothing asks for that,
   * and with false, too, when its user leaves or the call is cancelled.
   */
  untilBack(patience: Patience | undefined): Promise<boolean>
}

/**
 * What was pressed when the session ran out is done once its user has signed in again in place:
 * the call waits under the overlay instead of failing into a screen that nobody can use.
 */
export const createWaiting = (state: SessionState): Waiting => {
  const { $ended, $held, $user } = state
  const waiting = new Set<(isBack: boolean) => void>()
  let holders = 0

  const settle = (isBack: boolean): void => {
    for (const each of [...waiting]) each(isBack)
  }
  $held.listen((held) => {
    if (held !== undefined) settle(true)
  })
  $user.listen((user) => {
    if (user === undefined) settle(false)
  })

  return {
    hold() {
      holders += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        holders -= 1
        if (holders === 0) settle(false)
      }
    },
    untilBack({ signal, isQuiet = false } = {}) {
      const isAsked = holders > 0 && $ended.get() === 'expired' && !isQuiet
      if (!isAsked) return Promise.resolve(false)
      return new Promise((resolve) => {
        const finish = (isBack: boolean): void => {
          waiting.delete(finish)
          signal?.removeEventListener('abort', giveUp)
          resolve(isBack)
        }
        const giveUp = (): void => finish(false)
        waiting.add(finish)
        signal?.addEventListener('abort', giveUp)
        if (signal?.aborted === true) giveUp()
      })
    },
  }
}
