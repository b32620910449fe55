import { eq } from 'drizzle-orm'
import type { QuoteSource } from '#core/insurance/quotes/source.ts'
import { grantedAccountId } from '../accounts/scope.ts'
import { lockAccount } from '../accounts/service.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import type { AgencyRecord } from '../../directory/agencies/tables.ts'
import { ApiError, fieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { users } from '../../directory/users/tables.ts'

/** The agency's user who looks after a quote. */
export interface Agent {
  readonly agentFirstName: string
  readonly agentLastName: string
  readonly agentEmail: string
  readonly agentPhone: string
}

/** The owner of a saved quote. */
export interface QuoteOwner {
  readonly agency: AgencyRecord
  /** Set if an embed user of the agency's page saves. */
  readonly embedUserId: string | null
  readonly source: QuoteSource
  /** The owner of the request ids: two owners may use the same id. */
  readonly requestOwner: string
  /** The account, if its id was sent or the token grants exactly one. */
  readonly account: AccountRecord | undefined
  readonly agent: Agent
}

const contactAgent = (agency: AgencyRecord): Agent => ({
  agentFirstName: agency.agentFirstName,
  agentLastName: agency.agentLastName,
  agentEmail: agency.agentEmail,
  agentPhone: agency.agentPhone,
})

const agentOf = async (
  services: Services,
  userId: string,
  agency: AgencyRecord,
): Promise<Agent> => {
  const [user] = await services.database.handle().select().from(users).where(eq(users.id, userId))
  if (user === undefined) return contactAgent(agency)
  return {
    agentFirstName: user.firstName,
    agentLastName: user.lastName,
    agentEmail: user.email,
    agentPhone: user.phone ?? agency.agentPhone,
  }
}

/** The account's agent, otherwise the contact of its agency. */
const accountAgent = async (
  services: Services,
  { agentUserId }: AccountRecord,
  agency: AgencyRecord,
): Promise<Agent> =>
  agentUserId === null ? contactAgent(agency) : agentOf(services, agentUserId, agency)

const accountRequired = (): ApiError => fieldError('accountRequired', 'accountId')

/**
 * The owner for whom a viewer saves quotes; 403 for viewers who cannot save, 404 for an account outside
 * their scope.
 */
export const quoteOwnerOf = async (
  services: Services,
  viewer: Viewer,
  accountId: string | undefined,
): Promise<QuoteOwner> => {
  const named = accountId ?? grantedAccountId(viewer)
  const account = named === undefined ? undefined : await lockAccount(services, viewer, named)
  if (viewer.kind === 'key') {
    const agency = await agencyOf(services, viewer.agencyId)
    return {
      agency,
      embedUserId: viewer.embedUserId,
      source: 'PAGE',
      requestOwner: `embed user:${viewer.embedUserId}`,
      account,
      agent: contactAgent(agency),
    }
  }
  if (viewer.kind === 'record' && account !== undefined) {
    const agency = await agencyOf(services, account.agencyId)
    const requestOwner = `account:${account.id}`
    const agent = await accountAgent(services, account, agency)
    return { agency, embedUserId: null, source: 'CLIENT', requestOwner, account, agent }
  }
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  const requestOwner = `user:${viewer.userId}`
  if (viewer.accountType === 'AGENCY') {
    const agency = await agencyOf(services, viewer.accountId)
    // impersonating staff are not the agent of the agency's clients
    const agent = viewer.isImpersonating
      ? contactAgent(agency)
      : await agentOf(services, viewer.userId, agency)
    const source = viewer.isImpersonating ? 'STAFF' : 'AGENCY'
    return { agency, embedUserId: null, source, requestOwner, account, agent }
  }
  if (viewer.accountType !== 'PARAPET') throw new ApiError('forbidden')
  if (account === undefined) throw accountRequired()
  const agency = await agencyOf(services, account.agencyId)
  const agent = await accountAgent(services, account, agency)
  return { agency, embedUserId: null, source: 'STAFF', requestOwner, account, agent }
}
