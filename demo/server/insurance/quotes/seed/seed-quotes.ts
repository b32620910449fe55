import { noticeStateOf } from '#core/insurance/quotes/surplus-notice.ts'
import { attestNotice } from '../../surplus/attest-notice.ts'
import { readSurplusNotice } from '../../surplus/read-notice.ts'
import type { SeedSize } from '../../../kernel/seed/seed.ts'
import { createHash } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import { toMinor } from '#core/foundation/money/money.ts'
import { fillInOption } from '#core/foundation/validation/reason.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import type { QuoteDraft } from '#core/insurance/quotes/model.ts'
import type { SecurityAnswers } from '#core/insurance/products/questions.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { verifyAccount } from '../../../workflows/verify-account.ts'
import { agencyNameOf } from '../../../directory/agencies/name.ts'
import { companyFor } from '../../accounts/companies.ts'
import { accounts } from '../../accounts/tables.ts'
import { receiptJob } from '../../billing/jobs.ts'
import { invoiceJob, policyJob } from '../../policies/jobs.ts'
import { binderJob } from '../jobs.ts'
import type { Job } from '../../../kernel/queue/job.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { standardAuthority } from '../../../directory/underwriting-authority/standard-authority.ts'
import { roleTable } from '../../../directory/users/roles.ts'
import { rescindBinder } from '../lifecycle/rescind-quote.ts'
import { addSubjectivity } from '../subjectivities/service.ts'
import { approveQuote } from '../bind/bind-quote.ts'
import { requestToBind } from '../bind/request-to-bind.ts'
import { releaseQuote } from '../underwriting/release-quote.ts'
import { declineQuote } from '../../../workflows/decline-quote.ts'
import { issueQuote } from '../../../workflows/issue-quote.ts'
import { policies } from '../../policies/tables.ts'
import { saveQuote } from '../edit/save-quote.ts'
import { quotes } from '../tables.ts'
import { accountTypeOf } from '../../../kernel/viewer-kind.ts'
import { accountIds, organisationIds, userIds } from '../../../kernel/seed/ids.ts'
import { companies, sold, type CompanySeed } from './companies.ts'
import { favorableAnswers } from '../../security/favorable-answers.ts'
import { seedEnd } from './seed-end.ts'
import { seedLarge } from './seed-large.ts'
import { seedPayment } from './seed-payments.ts'
import { nameOf } from '../../../directory/users/seed/users.ts'
import { quoteSeeds, type QuoteSeed } from './quote-seeds.ts'

const person = (
  who: 'agency' | 'agent' | 'wholesale' | 'broker' | 'aubroker' | 'underwriter',
  organisation: keyof typeof organisationIds,
): Viewer => {
  const viewerKind = who === 'broker' || who === 'aubroker' ? 'agency' : who
  return {
    kind: 'user',
    userId: userIds[who],
    name: nameOf(who),
    sessionId: 'seed',
    viewerKind,
    accountType: accountTypeOf[viewerKind],
    accountId: organisationIds[organisation],
    authority: standardAuthority('super-admin'),
    permissions: roleTable.find((role) => role.viewerKind === viewerKind)?.permissions ?? [],
  }
}

const sellers = {
  harbor: person('agent', 'harbor'),
  boston: person('agency', 'boston'),
  wholesale: person('wholesale', 'wholesale'),
  albion: person('broker', 'albion'),
  southern: person('aubroker', 'southern'),
} as const satisfies Record<keyof typeof sold, Viewer>
const underwriter = person('underwriter', 'staff')

/** Accounts with fixed ids. */
const knownIds: Readonly<Record<string, string>> = {
  bayside: accountIds.customer,
  castle: accountIds.ukCustomer,
  thornfield: accountIds.albionClient,
  coolabah: accountIds.southernClient,
}

const answersOf = ({ risk }: QuoteSeed): SecurityAnswers => {
  if (risk === 'claim') return { ...favorableAnswers, claimHistory: 1 }
  return risk === 'skipped' ? { ...favorableAnswers, useEncryption: undefined } : favorableAnswers
}

/** Creates the same id for the same position in the seed at every first start. */
const idsOf = (place: string): (() => string) => {
  let count = 0
  return () => {
    count += 1
    const hex = createHash('sha256').update(`${place} ${count}`).digest('hex')
    return [8, 4, 4, 4, 12].map((length, at) => hex.slice(at * 12, at * 12 + length)).join('-')
  }
}

/**
 * Documents of the customer's own account are drawn at the start; all others when they are first listed
 * or downloaded.
 */
const papers: readonly Job[] = [binderJob, policyJob, invoiceJob, receiptJob]
const isWritten = (seed: QuoteSeed, job: Job): boolean =>
  seed.company === 'bayside' && papers.includes(job)

/** The platform at an earlier instant, without mails. */
const servicesAt = (
  services: Services,
  seed: QuoteSeed,
  instant: Date,
  newId: () => string,
): Services => ({
  ...services,
  clock: { now: () => instant },
  newId,
  send: async () => undefined,
  queue: {
    enqueue: async (job, payload, when) => {
      if (isWritten(seed, job)) await services.queue.enqueue(job, payload, when)
    },
  },
})

const phoneOf = (company: CompanySeed, at: number): string =>
  `${sold[company.agency].phone}${200 + at}`

const draftOf = (company: CompanySeed, seed: QuoteSeed, at: number): QuoteDraft => {
  const [firstName, lastName] = company.contact
  const revenue = company.revenue * (seed.grown ?? 1)
  const { product } = sold[company.agency]
  return {
    initialRequestData: {
      product,
      account: {
        name: company.name,
        ...(company.state === undefined ? { postcode: company.zipCode } : { state: company.state }),
        naicsCode: company.industry,
        revenue: toMinor(revenue),
        yearEstablished: company.year,
      },
      securityAnswers: answersOf(seed),
      surplusOnly: seed.isSurplus === true,
      global: {
        preset: seed.preset ?? 2,
        ...(seed.limit === undefined ? {} : { preset: -1, limit: toMinor(seed.limit * 1_000_000) }),
      },
    },
    contact: {
      firstName,
      lastName,
      email: company.email ?? `${firstName}.${lastName}@${company.domain}`.toLowerCase(),
      phone: phoneOf(company, at),
    },
    account: {
      address1: company.address1,
      city: company.city,
      zipCode: company.zipCode,
      domainName: company.domain,
      noOfEmployeesAll: company.employees,
      phoneNumber: phoneOf(company, at),
    },
  }
}

const minute = 60_000
const day = 1_440 * minute

/** The policy of an account with the latest end; null if it has none. */
const latestPolicyOf = (accountId: string): SQL =>
  sql`(select ${policies.id} from ${policies} where ${policies.accountId} = ${accountId} order by ${policies.endDate} desc limit 1)`

/** Seeds one quote through user calls, each at its time. */
const seedQuote = async (services: Services, seed: QuoteSeed, at: number): Promise<void> => {
  const company: CompanySeed = companies[seed.company]
  const seller = sellers[company.agency]
  const began = services.clock.now().getTime() - seed.days * day - ((at * 37) % 240) * minute
  const newId = idsOf(`${seed.company} ${seed.days}`)
  const after = (steps: number) =>
    servicesAt(services, seed, new Date(began + steps * 9 * minute), newId)

  const draft = draftOf(company, seed, at)
  const { product } = draft.initialRequestData
  const { id, accountId, status } = await saveQuote(after(0), seller, product, draft, 'seed')
  if (seed.source !== undefined) {
    const { source } = seed
    await services.database.handle().update(quotes).set({ source }).where(eq(quotes.id, id))
  }
  if (seed.isRenewal) {
    await services.database
      .handle()
      .update(quotes)
      .set({ isRenewal: true, renewsPolicyId: latestPolicyOf(accountId) })
      .where(eq(quotes.id, id))
  }
  if (seed.end === 'saved') return
  if (await seedEnd(seed, { id, after, seller, underwriter })) return
  const which = { quoteId: id }
  if (seed.end === 'declined') {
    await declineQuote(after(2), underwriter, which, {
      reasonSummary: seed.decline ?? 'Error',
      reason: 'The controls described do not meet the guidelines for this class of business.',
      ...(seed.decline === fillInOption ? { fillInReason: 'Outside our appetite' } : {}),
      isNotificationEnabled: true,
    })
    return
  }
  for (const text of seed.subjectTo ?? [])
    await addSubjectivity(after(1), underwriter, id, { text })
  if (status === 'REFERRED') await releaseQuote(after(1), underwriter, which)
  await verifyAccount(after(2), seller, { accountId })
  if (seed.end === 'verified') return
  const { contact } = draft
  if (noticeStateOf({ isSurplus: seed.isSurplus === true, state: company.state }) !== undefined) {
    const { notice } = await readSurplusNotice(services, seller, which)
    const read = { state: notice.state, noticeVersion: notice.version, hasAttested: true } as const
    await attestNotice(after(3), seller, which, read, '203.0.113.20')
  }
  await requestToBind(after(3), seller, which, {
    customerFirstName: contact.firstName,
    customerLastName: contact.lastName,
    customerEmail: contact.email,
    customerPhone: contact.phone,
  })
  if (seed.end === 'requested') return
  await approveQuote(after(5), underwriter, which)
  if (seed.end === 'rescinded') await rescindBinder(after(6), underwriter, which)
  if (seed.end === 'bound' || seed.end === 'rescinded') return
  const { policyId } = await issueQuote(after(6), underwriter, which)
  if (policyId !== null) await seedPayment(after(12), policyId, seed.payment ?? 'Unpaid')
}

/** Accounts with known ids that exist before any quote. */
const seedKnownAccounts = async (services: Services): Promise<void> => {
  const created = new Date(services.clock.now().getTime() - 353 * day)
  for (const [name, id] of Object.entries(knownIds)) {
    const company: CompanySeed | undefined = Object.entries(companies).find(
      ([each]) => each === name,
    )?.[1]
    if (company === undefined) continue
    const [firstName, lastName] = company.contact
    const identity = {
      id,
      region: regionOfProduct[sold[company.agency].product],
      name: company.name,
      state: company.state ?? null,
      zipCode: company.zipCode,
      domainName: company.domain,
      embedUserId: null,
    }
    await services.database
      .handle()
      .insert(accounts)
      .values({
        ...identity,
        ...(await companyFor(services, identity)),
        agencyId: organisationIds[company.agency],
        agencyName: agencyNameOf(organisationIds[company.agency]),
        nameKey: nameKey(company.name),
        naicsCode: company.industry,
        revenue: toMinor(company.revenue),
        yearEstablished: company.year,
        city: company.city,
        address1: company.address1,
        noOfEmployeesAll: company.employees,
        status: 'Open',
        policyContactFirstName: firstName,
        policyContactLastName: lastName,
        created,
        modified: created,
      })
  }
}

/** Accounts, quotes, binders and policies of the demo, in every status, oldest first. */
export const seedQuotes = async (services: Services, size: SeedSize): Promise<void> => {
  await seedKnownAccounts(services)
  for (const [at, seed] of quoteSeeds.entries()) await seedQuote(services, seed, at)
  if (size === 'large') await seedLarge(services)
}
