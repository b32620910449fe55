import { and, desc, eq, inArray } from 'drizzle-orm'
import { regionTable } from '#core/foundation/region/regions.ts'
import { dataStatusOf, type SubmissionField } from '#core/insurance/submissions/fields.ts'
import { submissionRules } from '#core/insurance/submissions/forms.ts'
import { agencyOf } from '../../../directory/agencies/service.ts'
import { roleTable } from '../../../directory/users/roles.ts'
import { accounts } from '../../accounts/tables.ts'
import { quotes, type QuoteRecord } from '../../quotes/tables.ts'
import { storeSubmission } from '../create-submission.ts'
import { submissions, type StoredValue } from '../tables.ts'
import { readFlags, writeState } from '../../../kernel/demo-controls/state.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { organisationIds, userIds } from '../../../kernel/seed/ids.ts'
import { nameOf } from '../../../directory/users/seed/users.ts'
import { askedCompanies, quotedCompanies, type SubmittedCompany, type Stage } from './companies.ts'

/** The provider's administrator, who submits for agencies. */
const staff: Viewer = {
  kind: 'user',
  userId: userIds.admin,
  name: nameOf('admin'),
  sessionId: 'seed',
  viewerKind: 'admin',
  accountType: 'PARAPET',
  accountId: organisationIds.staff,
  permissions: roleTable.find((role) => role.viewerKind === 'admin')?.permissions ?? [],
}

/** Fields that a stage leaves out. */
const missing: Readonly<Partial<Record<Stage, readonly SubmissionField[]>>> = {
  incomplete: ['yearEstablished', 'contactEmail'],
  bare: ['naicsCode', 'revenue', 'yearEstablished'],
}

/** Fields with a low score in a stage. */
const unsure: Readonly<Partial<Record<Stage, readonly SubmissionField[]>>> = {
  unsure: ['revenue', 'contactFirstName', 'contactLastName'],
}

const valuesOf = (company: SubmittedCompany, isByState: boolean): readonly StoredValue[] => {
  const { stage, contact } = company
  const [firstName, lastName] = contact
  const texts: readonly (readonly [SubmissionField, string, source: string])[] = [
    ['name', company.name, 'Company name'],
    ['naicsCode', company.industry, 'Industry code'],
    ['revenue', String(company.revenue), 'Annual revenue'],
    ['yearEstablished', String(company.year), 'Year established'],
    [isByState ? 'state' : 'zipCode', company.place, isByState ? 'State' : 'Postcode'],
    ['contactFirstName', firstName, 'Contact name'],
    ['contactLastName', lastName, 'Contact name'],
    ['contactEmail', `${firstName}.${lastName}@mail.example`.toLowerCase(), 'Email'],
  ]
  return texts
    .filter(([field]) => !missing[stage]?.includes(field))
    .map(([field, value, source]) => ({
      field,
      value,
      source,
      score: unsure[stage]?.includes(field) ? 0.6 : 0.98,
      isCertified: false,
    }))
}

const fileOf = (values: readonly StoredValue[]) => ({
  name: 'application.csv',
  bytes: new TextEncoder().encode(
    values.map(({ source, value }) => `${source},"${value}"`).join('\n'),
  ),
})

/** The decisions on a submission of each stage. */
const decisions: Readonly<Partial<Record<Stage, Partial<typeof submissions.$inferInsert>>>> = {
  declined: {
    status: 'declined',
    declination: {
      declinationReason: 'NATURE_OF_OPERATIONS',
      declinationReasonDescription: 'The class of business is outside the guidelines.',
    },
  },
  lost: {
    status: 'lost',
    loss: { reasonSummary: 'Price is High', reason: 'Bought elsewhere at a lower premium.' },
  },
  escalated: {
    status: 'uwEscalation',
    carrierReferral: {
      carrier: 'Northgate Specialty',
      reason: 'The limit is above the authority of the program.',
      referred: '2026-01-05T09:00:00.000Z',
    },
  },
  migrated: { status: 'migrated' },
}

/** The services at an earlier instant, with the same ids at every first start. */
const servicesAt = (services: Services, days: number, place: string): Services => {
  const now = instantAfter(services.clock.now(), -days)
  let count = 0
  return {
    ...services,
    clock: { now: () => now },
    newId: () => {
      count += 1
      return `submission-${place}-${count}`
    },
  }
}

const nobody = { ownerId: null, ownerName: null } as const
const owner = { ownerId: userIds.underwriter, ownerName: 'Uma Underhill' } as const

const seedAsked = async (
  services: Services,
  company: SubmittedCompany,
  at: number,
): Promise<void> => {
  const then = servicesAt(services, company.days, `asked-${at}`)
  const agency = await agencyOf(services, organisationIds[company.agency])
  const values = valuesOf(company, regionTable[agency.region].locationField === 'state')
  const { id } = await storeSubmission(then, staff, {
    agency,
    requestId: undefined,
    businessType: 'new_business',
    source: 'UPLOAD',
    values,
    expires: instantAfter(then.clock.now(), submissionRules.days),
    teamId: undefined,
    accountId: null,
    file: fileOf(values),
  })
  await services.database
    .handle()
    .update(submissions)
    .set({ ...decisions[company.stage], ...(at % 3 === 0 ? owner : nobody) })
    .where(eq(submissions.id, id))
}

/** The submission that a demo quote came from. */
const seedQuoted = async (services: Services, quote: QuoteRecord, at: number): Promise<void> => {
  const age = (services.clock.now().getTime() - quote.created.getTime()) / 86_400_000
  const then = servicesAt(services, age + 0.2, `quoted-${at}`)
  const agency = await agencyOf(services, quote.agencyId)
  const [account] = await services.database
    .handle()
    .select()
    .from(accounts)
    .where(eq(accounts.id, quote.accountId))
  if (account === undefined) return
  const values = valuesOf(
    {
      agency: 'harbor',
      stage: 'ready',
      days: 0,
      name: quote.companyName,
      industry: account.naicsCode,
      place: account.state ?? '',
      revenue: account.revenue / 100,
      year: account.yearEstablished ?? 2000,
      contact: [quote.customerFirstName, quote.customerLastName],
    },
    true,
  )
  const businessType = quote.isRenewal ? 'renewal' : 'new_business'
  const { id } = await storeSubmission(then, staff, {
    agency,
    requestId: undefined,
    businessType,
    source: 'UPLOAD',
    values,
    expires: instantAfter(then.clock.now(), submissionRules.days),
    teamId: undefined,
    accountId: account.id,
  })
  const handle = services.database.handle()
  await handle
    .update(submissions)
    .set({ ...owner, status: dataStatusOf({ region: agency.region, businessType, values }) })
    .where(eq(submissions.id, id))
  await handle.update(quotes).set({ submissionId: id }).where(eq(quotes.id, quote.id))
}

/** Submissions of the demo, in every status; turns their flags on. */
export const seedSubmissions = async (services: Services): Promise<void> => {
  for (const [at, company] of askedCompanies.entries()) await seedAsked(services, company, at)
  const seeded = await services.database
    .handle()
    .selectDistinctOn([quotes.accountId])
    .from(quotes)
    .where(
      and(
        inArray(quotes.companyName, [...quotedCompanies]),
        eq(quotes.agencyId, organisationIds.harbor),
      ),
    )
    .orderBy(quotes.accountId, desc(quotes.created))
  for (const [at, quote] of seeded.entries()) await seedQuoted(services, quote, at)
  await writeState(services, 'flags', {
    ...(await readFlags(services)),
    SUBMISSIONS_VIEW: true,
    RENEWAL_SUBMISSIONS: true,
    MAILING_ADDRESS_SUBMISSIONS: true,
  })
}
