import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { MyAgent } from '#core/insurance/contacts/model.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { users } from '../directory/users/tables.ts'
import { ApiError, notFound } from '../kernel/api-error.ts'
import { laterThan } from '../kernel/later-than.ts'
import { ifMatchOf } from '../kernel/if-match.ts'
import type { Services } from '../kernel/services.ts'
import { signedIn, type SignedIn } from '../kernel/signed-in.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { makeOwner } from '../insurance/accounts/companies.ts'
import { accountScope } from '../insurance/accounts/scope.ts'
import { accounts, type AccountRecord } from '../insurance/accounts/tables.ts'
import { logChange } from '../kernel/activity/log.ts'
import { accountSubject } from '../insurance/activity/subjects.ts'
import { invalidateOpenQuotes } from '../insurance/quotes/lifecycle/invalidate-quotes.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { agentOf, agentsOf } from '../insurance/contacts/agent-of-account.ts'
import { mailAgentChoice, mailInvalidatedQuotes } from '../insurance/contacts/mails.ts'
import type { ContactWorkflows } from '../insurance/contacts/workflows.ts'
import { policyholderAgents } from '../insurance/contacts/tables.ts'

/** Maximum accounts of one company that are read; each belongs to another agency. */
const max = 100

/** The company's accounts that name the policyholder, their own first. */
interface Candidates {
  readonly own: AccountRecord
  /** The same accounts, locked for a change. */
  readonly rows: readonly AccountRecord[]
  /** One for each agency. */
  readonly each: readonly AccountRecord[]
  /** The account of the chosen agency. */
  readonly chosenId: string | null
  readonly version: string
}

const customerOf = (viewer: Viewer): SignedIn => {
  const user = signedIn(viewer)
  if (user.accountType !== 'CUSTOMER') throw new ApiError('forbidden')
  return user
}

const candidatesOf = async (
  { database }: Services,
  viewer: SignedIn,
  { isLocked }: { readonly isLocked: boolean },
): Promise<Candidates> => {
  const handle = database.handle()
  const read = handle
    .select()
    .from(accounts)
    .where(and(accountScope(viewer), isNull(accounts.embedUserId)))
    .orderBy(asc(accounts.id))
    .limit(max)
  // in a fixed order, so that two changes never deadlock
  const rows = isLocked ? await read.for('update') : await read
  const own = rows.find(({ id }) => id === viewer.accountId)
  if (own === undefined) throw notFound()
  const [choice] = await handle
    .select()
    .from(policyholderAgents)
    .where(eq(policyholderAgents.policyholderId, own.id))
  const chosenId = choice === undefined ? own.id : choice.accountId
  const rank = ({ id }: AccountRecord) => (id === chosenId ? 0 : id === own.id ? 1 : 2)
  const byAgency = new Map<string, AccountRecord>()
  for (const row of rows.toSorted((one, other) => rank(one) - rank(other))) {
    if (!byAgency.has(row.agencyId)) byAgency.set(row.agencyId, row)
  }
  const version = (choice?.modified ?? own.created).toISOString()
  return { own, rows, each: [...byAgency.values()], chosenId, version }
}

/** The number of active quotes by account; accounts without any are absent. */
const activeQuotesOf = async (
  { database }: Services,
  each: readonly AccountRecord[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = each.map(({ id }) => id)
  const rows = await database
    .handle()
    .select({ id: quotes.accountId, active: count() })
    .from(quotes)
    .where(and(inArray(quotes.accountId, ids), inArray(quotes.status, [...openQuoteStatuses])))
    .groupBy(quotes.accountId)
  return new Map(rows.map(({ id, active }) => [id, active]))
}

const toWire = async (services: Services, candidates: Candidates): Promise<MyAgent> => {
  const { each, chosenId, version } = candidates
  const agents = await agentsOf(
    services,
    each.map(({ id }) => id),
  )
  const active = await activeQuotesOf(services, each)
  const agencies: MyAgent['agencies'] = []
  for (const { id, agencyId } of each) {
    const agent = agents.get(id)
    if (agent === undefined) continue
    const { agencyName, agentFirstName, agentLastName, agentEmail, agentPhone } = agent
    agencies.push({
      agencyId,
      agencyName,
      agentFirstName,
      agentLastName,
      agentEmail,
      agentPhone,
      isMyAgent: id === chosenId,
      activeQuotes: active.get(id) ?? 0,
    })
  }
  return { agencies, version }
}

/** The agent of the signed-in policyholder, and the interested agencies. */
export const getMyAgent: ContactWorkflows['getMyAgent'] = async (_input, { services, viewer }) =>
  toWire(services, await candidatesOf(services, customerOf(viewer), { isLocked: false }))

/** Logs on one agency's account whether the policyholder chose it, without revealing other agencies. */
const logChoice = (
  services: Services,
  viewer: Viewer,
  accountId: string,
  isChosen: boolean,
): Promise<void> =>
  logChange(services, viewer, accountSubject(accountId, 'agent'), [
    { field: 'policyholderChoice', before: String(!isChosen), after: String(isChosen) },
  ])

const choose = async (
  services: Services,
  viewer: SignedIn,
  { rows, each, chosenId }: Candidates,
  target: AccountRecord,
): Promise<void> => {
  await makeOwner(services, target, 'former', rows)
  const active = await activeQuotesOf(services, each)
  for (const { id, name, region } of each) {
    if (id === target.id) continue
    const invalid = active.get(id) ?? 0
    if (invalid > 0) await invalidateOpenQuotes(services, id, null)
    if (id === chosenId) await logChoice(services, viewer, id, false)
    if (invalid === 0 && id !== chosenId) continue
    const agent = await agentOf(services, id)
    await mailInvalidatedQuotes(services, { company: name, region, agent }, invalid)
  }
}

/**
 * Makes an agency the policyholder's agent, which invalidates active quotes of the others, or makes it
 * interested again (spec 3 §4). 409 if the agent was changed since it was read.
 */
export const setMyAgent: ContactWorkflows['setMyAgent'] = (
  { body: { agencyId, link } },
  { services, viewer, request },
) =>
  services.database.transaction(async () => {
    const user = customerOf(viewer)
    const candidates = await candidatesOf(services, user, { isLocked: true })
    const { own, each, chosenId, version } = candidates
    const target = each.find((account) => account.agencyId === agencyId)
    if (target === undefined) throw notFound()
    const isChosen = target.id === chosenId
    if (link && isChosen) return toWire(services, candidates)
    const { seen } = ifMatchOf(request)
    if (seen !== undefined && seen !== version) throw new ApiError('agentChanged')
    if (!link && !isChosen) throw new ApiError('agentNotSet')
    const now = laterThan(new Date(version), services.clock.now())
    const choice = { accountId: link ? target.id : null, modified: now }
    const handle = services.database.handle()
    await handle
      .insert(policyholderAgents)
      .values({ policyholderId: own.id, ...choice })
      .onConflictDoUpdate({ target: policyholderAgents.policyholderId, set: choice })
    if (link) await choose(services, user, candidates, target)
    else {
      const relation = 'interested'
      await handle.update(accounts).set({ relation }).where(eq(accounts.id, target.id))
    }
    await logChoice(services, viewer, target.id, link)
    const [customer] = await handle.select().from(users).where(eq(users.id, user.userId))
    if (customer !== undefined) {
      const agent = await agentOf(services, target.id)
      const about = { company: target.name, region: target.region, agent }
      await mailAgentChoice(services, about, customer, link ? 'agentSet' : 'agentRemoved')
    }
    return toWire(services, {
      ...candidates,
      chosenId: choice.accountId,
      version: now.toISOString(),
    })
  })
