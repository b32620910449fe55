import { withTimeout } from '../../foundation/clock/timeout.ts'
import type { IssuedTokens } from './gateway.ts'
import { openAccess } from './endpoints.ts'
import type { SessionParts } from './session-kind.ts'

/**
 * The id of an embed user, by which the quotes saved on this page are found while the tab is open.
 */
const embedUserKey = (clientKey: string): string => `parapet.visitor.${clientKey}`

/** Milliseconds until the page's own function counts as failed. */
const functionLimit = 30_000

/** Opens the session of an embed with the page's function, or with its publishable key. */
export const createSessionOpener = ({
  host,
  clock,
  errors,
  api,
  access,
}: Pick<
  SessionParts,
  'host' | 'clock' | 'errors' | 'api' | 'access'
>): (() => Promise<IssuedTokens>) => {
  const embedUserIdOf = (clientKey: string): string => {
    const known = host.tab.get(embedUserKey(clientKey))
    if (known !== undefined) return known
    const embedUserId = host.randomId()
    host.tab.set(embedUserKey(clientKey), embedUserId)
    return embedUserId
  }
  return async () => {
    const { clientKey, fetchSession } = access()
    if (fetchSession !== undefined) {
      try {
        // An async function, so that a synchronous throw also rejects.
        const ask = async () => ({ accessToken: await fetchSession() })
        return await withTimeout(clock, functionLimit, ask, {
          onTimeout: () => errors.ofCode('sessionTimedOut', 'load'),
        })
      } catch (error) {
        throw errors.caught(error, 'load')
      }
    }
    if (clientKey === undefined || clientKey === '') throw errors.ofCode('keyMissing', 'input')
    return api().call(openAccess, { body: { clientKey, visitorId: embedUserIdOf(clientKey) } })
  }
}
