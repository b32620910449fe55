import type { Clock } from '../../foundation/clock/clock.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { CallerOptions } from '../../platform/api/api.ts'
import { cacheUserOf, cacheUserOfToken } from './cache-user.ts'
import { isUnexpired } from './schedule.ts'
import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'
import { isRejection, type TokenRefresh } from './token-refresh.ts'

/**
 * The part of the session that calls use: the token to send, and whether the response still belongs
 * to the user.
 */
export const createCallTokens = (input: {
  readonly clock: Clock
  readonly errors: Pick<Errors, 'caught'>
  readonly state: SessionState
  readonly tokenRefresh: TokenRefresh
  /** Waits for a session if there is none. */
  readonly find: (callOptions: CallerOptions | undefined) => Promise<unknown>
  /** Waits for the user to sign in again after a rejected refresh, if the screen asks for that. */
  readonly untilSignedIn?: (callOptions: CallerOptions | undefined) => Promise<unknown>
}): Pick<Session, 'token' | 'renew' | 'belongsToUser'> => {
  const { clock, errors, state, tokenRefresh } = input
  const { $tokens, $user } = state

  const belongsToUser = (token: string): boolean => {
    if ($tokens.get()?.accessToken === token) return true
    const cacheUser = cacheUserOfToken(token)
    return cacheUser === undefined || cacheUser === cacheUserOf($user.get())
  }

  return {
    belongsToUser,
    async token(callOptions) {
      const asking = cacheUserOf($user.get())
      if ($tokens.get() === undefined) await input.find(callOptions)
      const sessionTokens = $tokens.get()
      if (
        sessionTokens !== undefined &&
        tokenRefresh.canRenew(sessionTokens) &&
        !isUnexpired(sessionTokens, clock.now())
      ) {
        await tokenRefresh.renewOnce()
      }
      if (asking !== undefined && asking !== cacheUserOf($user.get())) {
        throw errors.caught(new Error('Who asked for the token has left'), 'cancel')
      }
      return $tokens.get()?.accessToken
    },
    async renew(rejectedToken, callOptions) {
      if (!belongsToUser(rejectedToken)) return false
      const sessionTokens = $tokens.get()
      if (sessionTokens?.accessToken === rejectedToken && tokenRefresh.canRenew(sessionTokens)) {
        try {
          await tokenRefresh.renewOnce()
        } catch (error) {
          // The server rejected both the token and its refresh, so the token is invalid before it
          // expires.
          if (isRejection(error) && $tokens.get() === sessionTokens)
            await tokenRefresh.endOrAdoptSuccessor(sessionTokens)
        }
      }
      if ($tokens.get() === undefined) await input.untilSignedIn?.(callOptions)
      const token = $tokens.get()?.accessToken
      return token !== undefined && token !== rejectedToken && belongsToUser(rejectedToken)
    },
  }
}
