import { pathOf } from '../kernel/log.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Endpoint } from '#core/api/endpoint.ts'
import type { Context } from '../kernel/context.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { guestActs } from './tables.ts'

/**
 * What staff may not do inside somebody else's account: touch their own or anybody's way in, face or
 * facts from there, bring people in, or move money. All else they do counts as done by them.
 */
export const closedToGhosts: readonly string[] = [
  'changePassword',
  'sendPasswordReset',
  'setUpMfa',
  'updateMfa',
  'verifyMfa',
  'resetMfa',
  'putMe',
  'putMyPhoto',
  'deleteMyPhoto',
  'endOtherSessions',
  'inviteUser',
  'inviteOrganisation',
  'getProviderKey',
  'recordPayment',
  'savePaymentToken',
  'retryPayment',
]

/** Refuses what is closed to a ghost. */
export const checkGhost = (endpointId: string, viewer: Viewer): void => {
  if (viewer.kind === 'user' && viewer.isGhost && closedToGhosts.includes(endpointId)) {
    throw new Refusal(403, 'closedToVisitors')
  }
}

/** Calls that leave the account as it was: the screen of the staff, their way out. */
const ofTheirOwn: readonly string[] = ['putUserSettings', 'refreshTokens', 'signOut']

/** Writes down under the name of the staff what they changed in the account they are in. */
export const recordGuestAct = async (
  { id, method }: Pick<Endpoint, 'id' | 'method'>,
  { viewer, services, requestId, request }: Context,
): Promise<void> => {
  if (viewer.kind !== 'user' || !viewer.isGhost || method === 'GET' || ofTheirOwn.includes(id))
    return
  await services.database
    .handle()
    .insert(guestActs)
    .values({
      id: services.newId(),
      userId: viewer.userId,
      organisationId: viewer.accountId,
      sessionId: viewer.sessionId,
      endpoint: id,
      path: pathOf(new URL(request.url).pathname),
      requestId,
      at: services.clock.now(),
    })
}
