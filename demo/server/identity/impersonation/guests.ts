import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { Permission } from '#core/platform/authority/permission-table.ts'
import type { CallGuard } from '../../kernel/call-guard.ts'
import { pathOf } from '../../kernel/log.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { guestActs } from './tables.ts'

/** Rights of an account's own people that staff inside it do not have: people and money. */
export const notForGhosts: readonly Permission[] = ['user:manage', 'agency:manage', 'billing:pay']

/** Calls about the viewer's own way in, face and facts, which are the staff's and not the account's. */
const ofTheViewer: readonly string[] = [
  'changePassword',
  'setUpMfa',
  'updateMfa',
  'verifyMfa',
  'resetMfa',
  'putMe',
  'putMyPhoto',
  'deleteMyPhoto',
  'endOtherSessions',
  'authorizeHost',
]

/** Whether staff may not call it inside somebody else's account. All else they do counts as done by them. */
export const isClosedToGhosts = ({ id, permission }: Endpoint): boolean =>
  ofTheViewer.includes(id) || notForGhosts.some((closed) => closed === permission)

const check: CallGuard['check'] = (endpoint, viewer) => {
  if (viewer.kind === 'user' && viewer.isGhost && isClosedToGhosts(endpoint)) {
    throw new Refusal(403, 'closedToVisitors')
  }
}

/** Calls that leave the account as it was: the screen of the staff, their way out. */
const ofTheirOwn: readonly string[] = ['putUserSettings', 'refreshTokens', 'signOut']

const record: CallGuard['record'] = async (
  { id, method },
  { viewer, services, requestId, request },
) => {
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

/** Refuses what is closed to staff in an account, and keeps under their name what they change there. */
export const impersonationGuard: CallGuard = { check, record }
