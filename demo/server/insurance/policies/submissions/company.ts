import { sql, eq } from 'drizzle-orm'
import { parseMoney } from '#core/foundation/money/money.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import type { QuoteDraft } from '#core/insurance/quotes/model.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import type { SubmissionField } from '#core/insurance/submissions/fields.ts'
import { findIndustry } from '../../../directory/industry-codes/industries.ts'
import { renamedFields } from '../../../kernel/renamed-fields.ts'
import type { Services } from '../../../kernel/services.ts'
import { accounts } from '../../accounts/tables.ts'
import { ratedCompanyOf } from '../../quotes/rated-details.ts'
import type { SubmissionRecord } from '../../submissions/tables.ts'
import { valueIn } from '../../submissions/values.ts'

const textOf = ({ values }: SubmissionRecord, field: SubmissionField): string =>
  valueIn(values, field) ?? ''

const numberOf = (record: SubmissionRecord, field: SubmissionField): number | undefined => {
  const text = textOf(record, field)
  return text === '' ? undefined : Number(text.replace(/[\s,%]/g, ''))
}

/** What a submission says about its company, as the calculator has it. */
export const ratedCompany = (record: SubmissionRecord): CalculatorInput['account'] => ({
  ...ratedCompanyOf(record.region, {
    name: record.accountName,
    naicsCode: textOf(record, 'naicsCode'),
    revenue: parseMoney(textOf(record, 'revenue')) ?? 0,
    nonUsRevenue: parseMoney(textOf(record, 'nonUsRevenue')),
    state: textOf(record, 'state'),
    zipCode: textOf(record, 'zipCode'),
  }),
  yearEstablished: numberOf(record, 'yearEstablished') ?? 0,
})

/** Contact and address of a submission, as a saved quote has them. */
export const quotedPerson = (record: SubmissionRecord): Pick<QuoteDraft, 'contact' | 'account'> => {
  const given = (field: SubmissionField) => textOf(record, field) || undefined
  const employees = numberOf(record, 'noOfEmployeesAll')
  return {
    contact: {
      firstName: textOf(record, 'contactFirstName'),
      lastName: textOf(record, 'contactLastName'),
      email: textOf(record, 'contactEmail'),
      phone: textOf(record, 'contactPhone'),
    },
    account: {
      address1: given('address1'),
      address2: given('address2'),
      city: given('city'),
      zipCode: given('zipCode'),
      dbaOrTradestyle: given('dbaOrTradestyle'),
      phoneNumber: given('phoneNumber'),
      domainName: given('domainName'),
      ...(employees !== undefined && { noOfEmployeesAll: employees }),
    },
  }
}

/** What identifies the company of a submission, as a new account has it. */
export const identifiedCompany = (record: SubmissionRecord) => {
  const given = (field: SubmissionField) => textOf(record, field) || undefined
  const isByState = regionTable[record.region].insuredPlace === 'state'
  return {
    name: record.accountName,
    domainName: given('domainName'),
    address1: given('address1'),
    city: given('city'),
    state: isByState ? given('state') : undefined,
    zipCode: given('zipCode'),
    phoneNumber: given('phoneNumber'),
  }
}

/**
 * Writes what an account does not know yet from its submission. What identifies it stays: name, place and
 * domain are those it was found or made by.
 */
export const fillAccount = async (
  { database }: Services,
  accountId: string,
  record: SubmissionRecord,
): Promise<void> => {
  const text = (field: SubmissionField): string | null => textOf(record, field) || null
  const number = (field: SubmissionField): number | null => numberOf(record, field) ?? null
  const money = (field: SubmissionField): number => parseMoney(textOf(record, field)) ?? 0
  const { mailingAddress, region } = record
  const industry = findIndustry(region, textOf(record, 'naicsCode'))
  const isIndustryOpen = sql`${accounts.naicsCode} = '' and ${industry !== undefined}`
  const foreign = regionTable[region].splitsRevenue === true ? money('nonUsRevenue') || null : null
  await database
    .handle()
    .update(accounts)
    .set({
      naicsCode: sql`case when ${isIndustryOpen} then ${industry?.code ?? ''} else ${accounts.naicsCode} end`,
      naicsDescription: sql`case when ${isIndustryOpen} then ${industry?.description ?? ''} else ${accounts.naicsDescription} end`,
      revenue: sql`case when ${accounts.revenue} = 0 then ${money('revenue')}::bigint else ${accounts.revenue} end`,
      nonUsRevenue: sql`coalesce(${accounts.nonUsRevenue}, ${foreign}::bigint)`,
      yearEstablished: sql`coalesce(${accounts.yearEstablished}, ${number('yearEstablished')}::int)`,
      noOfEmployeesAll: sql`coalesce(${accounts.noOfEmployeesAll}, ${number('noOfEmployeesAll')}::int)`,
      dbaOrTradestyle: sql`coalesce(${accounts.dbaOrTradestyle}, ${text('dbaOrTradestyle')})`,
      policyContactFirstName: sql`coalesce(${accounts.policyContactFirstName}, ${text('contactFirstName')})`,
      policyContactLastName: sql`coalesce(${accounts.policyContactLastName}, ${text('contactLastName')})`,
      policyContactEmail: sql`coalesce(${accounts.policyContactEmail}, ${text('contactEmail')})`,
      policyContactPhone: sql`coalesce(${accounts.policyContactPhone}, ${text('contactPhone')})`,
      ein: sql`coalesce(${accounts.ein}, ${text('ein')})`,
      dunsNumber: sql`coalesce(${accounts.dunsNumber}, ${text('dunsNumber')})`,
      url: sql`coalesce(${accounts.url}, ${text('url')})`,
      ownershipType: sql`coalesce(${accounts.ownershipType}, ${text('ownershipType')})`,
      entityType: sql`coalesce(${accounts.entityType}, ${text('entityType')})`,
      numberOfPersonalRecords: sql`coalesce(${accounts.numberOfPersonalRecords}, ${number('numberOfPersonalRecords')}::bigint)`,
      percentInternationalSales: sql`coalesce(${accounts.percentInternationalSales}, ${number('percentInternationalSales')}::double precision)`,
      ...(mailingAddress && { isSameAddress: false, mailingAddress }),
    })
    .where(eq(accounts.id, accountId))
}

const contactNames: Readonly<Record<string, SubmissionField>> = {
  'contact.firstName': 'contactFirstName',
  'contact.lastName': 'contactLastName',
  'contact.email': 'contactEmail',
  'contact.phone': 'contactPhone',
  'account.postcode': 'zipCode',
}

/** An error of quote or account, with its fields called as the submission calls them. */
export const asOfSubmission = (error: unknown): unknown =>
  renamedFields(error, (field) => {
    const own = field.replace(/^initialRequestData\./, '')
    if (own === 'product' || own === 'teamId') return own
    return `fields.${contactNames[own] ?? own.replace(/^account\./, '')}`
  })
