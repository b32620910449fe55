import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { currencyOf, regionTable } from '#core/foundation/region/regions.ts'
import { detailsNumber, type NumberField } from '#core/insurance/accounts/details-form.ts'
import type { QuoteDraft } from '#core/insurance/quotes/model.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import type { SubmissionField } from '#core/insurance/submissions/fields.ts'
import { findIndustry } from '../../../directory/industry-codes/industries.ts'
import { parseDomains } from '#core/foundation/validation/domain.ts'
import { renamedFields } from '../../../kernel/renamed-fields.ts'
import { phoneText } from '../../../kernel/phones.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { lockAccountRecord } from '../../accounts/service.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import { writeAccountData } from '../../accounts/write-account-data.ts'
import { ratedCompanyOf } from '../../rating/rated-company.ts'
import type { SubmissionRecord } from '../tables.ts'
import { valueIn } from '../values.ts'

const textOf = ({ values }: SubmissionRecord, field: SubmissionField): string =>
  valueIn(values, field) ?? ''

const numberOf = (
  record: SubmissionRecord,
  field: NumberField & SubmissionField,
): number | undefined => detailsNumber(field, textOf(record, field))

const amountOf = (record: SubmissionRecord, field: SubmissionField): number | undefined =>
  parseAmount(textOf(record, field), currencyOf[record.region])

/** A submission's company as the calculator's input. */
export const ratedCompany = (record: SubmissionRecord): CalculatorInput['account'] => ({
  ...ratedCompanyOf(record.region, {
    name: record.accountName,
    naicsCode: textOf(record, 'naicsCode'),
    revenue: amountOf(record, 'revenue') ?? 0,
    nonUsRevenue: amountOf(record, 'nonUsRevenue'),
    state: textOf(record, 'state'),
    zipCode: textOf(record, 'zipCode'),
  }),
  yearEstablished: numberOf(record, 'yearEstablished') ?? 0,
})

/** A submission's contact and address as a saved quote has them. */
export const quoteContact = (record: SubmissionRecord): Pick<QuoteDraft, 'contact' | 'account'> => {
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
      domainName: parseDomains(textOf(record, 'domainName'))[0],
      ...(employees !== undefined && { noOfEmployeesAll: employees }),
    },
  }
}

/** A submission's identifying company fields as a new account has them. */
export const companyIdentity = (record: SubmissionRecord) => {
  const given = (field: SubmissionField) => textOf(record, field) || undefined
  const isByState = regionTable[record.region].locationField === 'state'
  return {
    name: record.accountName,
    domainName: parseDomains(textOf(record, 'domainName'))[0],
    address1: given('address1'),
    city: given('city'),
    state: isByState ? given('state') : undefined,
    zipCode: given('zipCode'),
    phoneNumber: given('phoneNumber'),
  }
}

/** A submission's other company fields; null for missing values. */
const fieldsOf = (record: SubmissionRecord) => {
  const text = (field: SubmissionField): string | null => textOf(record, field) || null
  const number = (field: NumberField & SubmissionField): number | null =>
    numberOf(record, field) ?? null
  const money = (field: SubmissionField): number | null => amountOf(record, field) || null
  const { splitsRevenue = false } = insuranceDataOf[record.region]
  const phone = text('contactPhone')
  return {
    revenue: money('revenue'),
    nonUsRevenue: splitsRevenue ? money('nonUsRevenue') : null,
    yearEstablished: number('yearEstablished'),
    noOfEmployeesAll: number('noOfEmployeesAll'),
    dbaOrTradestyle: text('dbaOrTradestyle'),
    policyContactFirstName: text('contactFirstName'),
    policyContactLastName: text('contactLastName'),
    policyContactEmail: text('contactEmail'),
    policyContactPhone: phone && phoneText(record.region, phone),
    ein: text('ein'),
    dunsNumber: text('dunsNumber'),
    url: text('url'),
    ownershipType: text('ownershipType'),
    entityType: text('entityType'),
    numberOfPersonalRecords: number('numberOfPersonalRecords'),
    percentInternationalSales: number('percentInternationalSales'),
  } satisfies { readonly [Fact in keyof AccountRecord]?: AccountRecord[Fact] | null }
}

/** The values of a submission that its account lacks. */
const absentValues = (account: AccountRecord, record: SubmissionRecord): Partial<AccountRecord> => {
  const fields = fieldsOf(record)
  const isOpen = (field: keyof typeof fields): boolean =>
    account[field] === null || (field === 'revenue' && account.revenue === 0)
  const missing = (Object.keys(fields) as (keyof typeof fields)[]).filter(
    (field) => fields[field] !== null && isOpen(field),
  )
  const industry = findIndustry(record.region, textOf(record, 'naicsCode'))
  const { mailingAddress } = record
  return {
    ...Object.fromEntries(missing.map((field) => [field, fields[field]])),
    ...(account.naicsCode === '' &&
      industry && { naicsCode: industry.code, naicsDescription: industry.description }),
    ...(account.mailingAddress === null &&
      mailingAddress && { isSameAddress: false, mailingAddress }),
  }
}

/**
 * Adds the values that an account lacks from its submission, and logs them. Identifying fields stay:
 * the account was found or created by its name, place and domain.
 */
export const fillAccount = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  record: SubmissionRecord,
): Promise<void> => {
  const account = await lockAccountRecord(services, accountId)
  await writeAccountData(services, viewer, account, absentValues(account, record))
}

const contactNames: Readonly<Record<string, SubmissionField>> = {
  'contact.firstName': 'contactFirstName',
  'contact.lastName': 'contactLastName',
  'contact.email': 'contactEmail',
  'contact.phone': 'contactPhone',
  'account.postcode': 'zipCode',
}

/** Maps the fields of a quote or account error to the submission's fields. */
export const toSubmissionError = (error: unknown): unknown =>
  renamedFields(error, (field) => {
    const own = field.replace(/^initialRequestData\./, '')
    if (own === 'product' || own === 'teamId') return own
    return `fields.${contactNames[own] ?? own.replace(/^account\./, '')}`
  })
