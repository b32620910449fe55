import type { Endpoint } from '#core/platform/api/endpoint.ts'
import { impersonationOf } from '#core/platform/permissions/impersonation.ts'
import type { CallGuard } from '../../kernel/call-guard.ts'
import { pathOf } from '../../kernel/log.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { impersonationActs } from './tables.ts'

/**
 * Whether a call is forbidden while impersonating. All other calls are recorded under the staff
 * user's name.
 */
export const isClosedToImpersonation = (endpoint: Endpoint): boolean =>
  impersonationOf(endpoint) === 'refused'

const check: CallGuard['check'] = (endpoint, viewer) => {
  if (viewer.kind === 'user' && viewer.isImpersonating && isClosedToImpersonation(endpoint)) {
    throw new ApiError('closedToImpersonation')
  }
}

const record: CallGuard['record'] = async (endpoint, { viewer, services, requestId, request }) => {
  if (viewer.kind !== 'user' || !viewer.isImpersonating || impersonationOf(endpoint) !== 'recorded')
    return
  await services.database
    .handle()
    .insert(impersonationActs)
    .values({
      id: services.newId(),
      userId: viewer.userId,
      organisationId: viewer.accountId,
      sessionId: viewer.sessionId,
      endpoint: endpoint.id,
      path: pathOf(new URL(request.url).pathname),
      requestId,
      at: services.clock.now(),
    })
}

/**
 * Rejects calls that are forbidden while impersonating, and records changes under the staff user's
 * name.
 */
export const impersonationGuard: CallGuard = { check, record }
