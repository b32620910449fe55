import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { SampleRecords } from '#core/samples/sample.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { paymentIntents } from '../insurance/billing/tables.ts'
import { teams } from '../directory/teams/tables.ts'
import { accessKeys } from '../identity/access/tables.ts'
import { documents } from '../insurance/documents/tables.ts'
import type { Services } from '../kernel/services.ts'
import { without } from '../kernel/lists/without.ts'
import { accountNotes } from '../insurance/notes/tables.ts'
import { instantAfter } from '../kernel/lists/instants.ts'
import { comparisons } from '../insurance/quotes/cart/tables.ts'
import { policies } from '../insurance/policies/tables.ts'
import { subjectivities } from '../insurance/quotes/subjectivities/tables.ts'
import { quotePrices, quotes } from '../insurance/quotes/tables.ts'
import { submissionDocuments, submissions } from '../insurance/submissions/tables.ts'
import { noticeAttestations, surplusLicenses } from '../insurance/surplus/tables.ts'
import { clientKeys } from '../kernel/seed/ids.ts'
import { emailOf, seedPassword } from '../directory/users/seed/users.ts'

/** A seeded policy with all its records, as samples need them. */
export interface SeededRecords extends SampleRecords {
  readonly companyName: string
}

/** A valid phone number in each region. */
export const phoneOf = (region: Region): string => serverDataOf[region].examplePhone

/**
 * The policy with the most payments that matches a condition, so that it has a receipt if any has
 * one.
 */
const policyWhere = async ({ database }: Services, where: SQL) => {
  const [row] = await database
    .handle()
    .select({ policy: policies, quote: quotes, input: quotePrices.input })
    .from(policies)
    .innerJoin(quotes, eq(quotes.id, policies.quoteId))
    .innerJoin(quotePrices, eq(quotePrices.quoteId, quotes.id))
    .where(where)
    .orderBy(desc(sql`${policies.paymentStatus} = 'Paid'`), policies.id)
    .limit(1)
  if (!row) throw new Error('The seed has no such policy')
  return row
}

type PolicyRow = typeof policies.$inferSelect

const newDocument = async ({ database, clock, newId }: Services, policy: PolicyRow) => {
  const docId = newId()
  await database
    .handle()
    .insert(documents)
    .values({
      id: docId,
      kind: 'policy',
      accountId: policy.accountId,
      quoteId: policy.quoteId,
      policyId: policy.id,
      subjectId: docId,
      version: '1',
      name: `${policy.companyName}.pdf`,
      mimeType: 'application/pdf',
      size: 1,
      bytes: new Uint8Array([1]),
      created: clock.now(),
    })
  return docId
}

const newComparison = async ({ database, clock, newId }: Services, policy: PolicyRow) => {
  const id = newId()
  const created = clock.now()
  await database
    .handle()
    .insert(comparisons)
    .values({
      id,
      accountId: policy.accountId,
      agencyId: policy.agencyId,
      variations: [{ quoteId: policy.quoteId, name: 'Of the test' }],
      created,
      expires: instantAfter(created, 30),
    })
  return id
}

const newNote = async ({ database, clock, newId }: Services, policy: PolicyRow) => {
  const id = newId()
  const now = clock.now()
  await database.handle().insert(accountNotes).values({
    id,
    accountId: policy.accountId,
    organisationId: policy.agencyId,
    userId: 'author',
    userName: 'An Author',
    text: 'A note of the test',
    created: now,
    modified: now,
  })
  return id
}

const newSubjectivity = async ({ database, clock, newId }: Services, policy: PolicyRow) => {
  const id = newId()
  await database
    .handle()
    .insert(subjectivities)
    .values({
      id,
      quoteId: policy.quoteId,
      text: 'A subjectivity of the test',
      status: 'MET',
      fileName: 'test.pdf',
      fileType: 'application/pdf',
      file: new Uint8Array([1]),
      created: clock.now(),
    })
  return id
}

const newAttestation = async ({ database, clock, newId }: Services, policy: PolicyRow) => {
  const id = newId()
  await database
    .handle()
    .insert(noticeAttestations)
    .values({
      id,
      quoteId: policy.quoteId,
      quoteNumber: 'Of the test',
      companyName: policy.companyName,
      fullName: 'A Broker',
      consent: 'I attest.',
      address: '203.0.113.9',
      signed: clock.now(),
      priced: clock.now(),
      documentName: 'test.txt',
      document: new Uint8Array([1]),
      documentHash: '',
      receiptHash: '',
      state: 'LA',
      noticeVersion: 'LA-TEST',
      termsVersion: 'TERMS-TEST',
      brokerName: 'A Broker',
      surplusLinesNumber: 'SL 1',
    })
  return id
}

const newSubmission = async (
  { database, clock, newId }: Services,
  policy: PolicyRow,
): Promise<Pick<SampleRecords, 'submissionId' | 'submissionDocId'>> => {
  const submissionId = newId()
  const submissionDocId = newId()
  const now = clock.now()
  await database
    .handle()
    .insert(submissions)
    .values({
      id: submissionId,
      submissionNumber: submissionId,
      accountId: policy.accountId,
      agencyId: policy.agencyId,
      agencyName: 'Of the test',
      region: policy.region,
      accountName: policy.companyName,
      businessType: 'new_business',
      source: 'FORM',
      status: 'incomplete',
      submitterName: 'A Submitter',
      submitterEmail: 'submitter@test.example',
      values: [],
      expires: instantAfter(now, 30),
      created: now,
      modified: now,
    })
  await database
    .handle()
    .insert(submissionDocuments)
    .values({
      id: submissionDocId,
      submissionId,
      name: 'test.csv',
      mimeType: 'text/csv',
      size: 1,
      bytes: new Uint8Array([1]),
      created: now,
    })
  return { submissionId, submissionDocId }
}

const teamOf = async ({ database }: Services, { agencyId }: PolicyRow) => {
  const [team] = await database
    .handle()
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.organisationId, agencyId))
    .orderBy(desc(teams.isDefault), teams.id)
    .limit(1)
  return team?.id
}

const newKey = async ({ database, clock, newId }: Services, { agencyId }: PolicyRow) => {
  const id = newId()
  await database.handle().insert(accessKeys).values({
    id,
    agencyId,
    kind: 'publishable',
    name: 'Key of the test',
    publishable: id,
    created: clock.now(),
  })
  return id
}

const newLicense = async ({ database, clock, newId }: Services, { agencyId }: PolicyRow) => {
  const id = newId()
  await database.handle().insert(surplusLicenses).values({
    id,
    agencyId,
    brokerFirstName: 'Broker',
    brokerLastName: 'Of the Test',
    brokerEmail: 'broker@test.example',
    surplusLicenseNumber: id,
    surplusLinesState: 'NV',
    signatureOnFile: false,
    created: clock.now(),
    modified: clock.now(),
  })
  return id
}

const intentOf = async ({ database, clock, newId }: Services, policy: PolicyRow) => {
  const now = clock.now()
  const [intent] = await database
    .handle()
    .insert(paymentIntents)
    .values({
      id: newId(),
      policyId: policy.id,
      invoiceNumber: policy.invoiceNumber,
      amount: policy.totalPremium,
      currency: currencyOf[policy.region],
      state: 'open',
      created: now,
      modified: now,
    })
    .onConflictDoUpdate({
      target: [paymentIntents.policyId, paymentIntents.invoiceNumber],
      set: { modified: now },
    })
    .returning({ id: paymentIntents.id })
  if (!intent) throw new Error('The intent is neither new nor stored')
  return intent.id
}

/** A seeded policy with its quote and account, and a document created for the test. */
export const recordsOf = async (
  services: Services,
  owner: { readonly agencyId: string } | { readonly accountId: string },
  caller: { readonly organisationId: string; readonly who: string; readonly humanProof?: string },
): Promise<SeededRecords> => {
  const { policy, quote, input } = await policyWhere(
    services,
    'agencyId' in owner
      ? eq(policies.agencyId, owner.agencyId)
      : eq(policies.accountId, owner.accountId),
  )
  return {
    keyId: await newKey(services, policy),
    organisationId: caller.organisationId,
    agencyId: policy.agencyId,
    teamId: await teamOf(services, policy),
    accountId: policy.accountId,
    quoteId: quote.id,
    policyId: policy.id,
    comparisonId: await newComparison(services, policy),
    docId: await newDocument(services, policy),
    noteId: await newNote(services, policy),
    licenseId: await newLicense(services, policy),
    attestationId: await newAttestation(services, policy),
    subjectivityId: await newSubjectivity(services, policy),
    ...(await newSubmission(services, policy)),
    intentId: await intentOf(services, policy),
    // the dates of an issued quote are past: uses the rater's defaults
    quoteInput: {
      ...input,
      global: without(input.global ?? {}, 'effectiveDate', 'endDate'),
    },
    email: emailOf(caller.who),
    password: seedPassword,
    phone: phoneOf(quote.region),
    clientKey: clientKeys.harbor,
    origin: services.config.origins.siteUs,
    soon: instantAfter(services.clock.now(), 7).toISOString().slice(0, 10),
    humanProof: caller.humanProof ?? '',
    companyName: policy.companyName,
  }
}
