import * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import { parseMoney, toDecimal } from '#core/foundation/money/money.ts'
import { domainsIn } from '#core/foundation/validation/domain.ts'
import { accountDetailsErrors, type AccountDetails } from '#core/insurance/accounts/details.ts'
import type { Account } from '#core/insurance/accounts/model.ts'

/** The form of a company's details: texts as typed, checked by the rules of the call. */
const texts = z.object({
  name: z.string(),
  dbaOrTradestyle: z.string(),
  naicsCode: z.string(),
  primaryNaicsPercentage: z.string(),
  secondNaicsCode: z.string(),
  ein: z.string(),
  revenue: z.string(),
  nonUsRevenue: z.string(),
  dunsNumber: z.string(),
  noOfEmployeesAll: z.string(),
  yearEstablished: z.string(),
  ownershipType: z.string(),
  entityType: z.string(),
  phoneNumber: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  isFranchise: z.boolean(),
  domainName: z.string(),
  domains: z.string(),
  url: z.string(),
  numberOfPersonalRecords: z.string(),
  percentInternationalSales: z.string(),
  isSameAddress: z.boolean(),
  mailingAddress1: z.string(),
  mailingAddress2: z.string(),
  mailingCity: z.string(),
  mailingState: z.string(),
  mailingZipCode: z.string(),
})
export type DetailsForm = z.output<typeof texts>
export type DetailsField = keyof DetailsForm

/** Fields of the form for parts of the mailing address on the wire. */
const mailingFields: Readonly<Record<string, DetailsField>> = {
  'mailingAddress.address1': 'mailingAddress1',
  'mailingAddress.address2': 'mailingAddress2',
  'mailingAddress.city': 'mailingCity',
  'mailingAddress.state': 'mailingState',
  'mailingAddress.zipCode': 'mailingZipCode',
}

/** The field of the form that a field of the wire is entered in. */
export const formFieldOf = (field: string): string => mailingFields[field] ?? field

const numberFields = [
  'primaryNaicsPercentage',
  'noOfEmployeesAll',
  'yearEstablished',
  'numberOfPersonalRecords',
  'percentInternationalSales',
] as const satisfies readonly DetailsField[]

const amountFields = ['revenue', 'nonUsRevenue'] as const satisfies readonly DetailsField[]

const plain = (text: string): string => text.replace(/[\s,%]/g, '')

/** A typed number; null for none. */
const numberOf = (text: string): number | null => (plain(text) === '' ? null : Number(plain(text)))

const amountOf = (text: string): number | null => parseMoney(text) ?? null

const written = (value: number | undefined): string => (value === undefined ? '' : String(value))

const writtenAmount = (minor: number | undefined): string =>
  minor === undefined || minor === 0 ? '' : toDecimal(minor).toLocaleString('en-US')

/** The form of an account as it is stored. */
export const detailsFormOf = (account: Account): DetailsForm => {
  const { mailingAddress: mail = {} } = account
  return {
    name: account.name,
    dbaOrTradestyle: account.dbaOrTradestyle ?? '',
    naicsCode: account.naicsCode,
    primaryNaicsPercentage: written(account.primaryNaicsPercentage),
    secondNaicsCode: account.secondNaicsCode ?? '',
    ein: account.ein ?? '',
    revenue: writtenAmount(account.revenue),
    nonUsRevenue: writtenAmount(account.nonUsRevenue),
    dunsNumber: account.dunsNumber ?? '',
    noOfEmployeesAll: written(account.noOfEmployeesAll),
    yearEstablished: written(account.yearEstablished),
    ownershipType: account.ownershipType ?? '',
    entityType: account.entityType ?? '',
    phoneNumber: account.phoneNumber ?? '',
    address1: account.address1 ?? '',
    address2: account.address2 ?? '',
    city: account.city ?? '',
    state: account.state ?? '',
    zipCode: account.zipCode ?? '',
    isFranchise: account.isFranchise ?? false,
    domainName: account.domainName ?? '',
    domains: (account.domains ?? []).join(', '),
    url: account.url ?? '',
    numberOfPersonalRecords: written(account.numberOfPersonalRecords),
    percentInternationalSales: written(account.percentInternationalSales),
    isSameAddress: account.isSameAddress ?? true,
    mailingAddress1: mail.address1 ?? '',
    mailingAddress2: mail.address2 ?? '',
    mailingCity: mail.city ?? '',
    mailingState: mail.state ?? '',
    mailingZipCode: mail.zipCode ?? '',
  }
}

/** The details that a form stands for. */
export const detailsOf = (form: DetailsForm): AccountDetails => {
  const { mailingAddress1, mailingAddress2, mailingCity, mailingState, mailingZipCode, ...own } =
    form
  return {
    ...own,
    primaryNaicsPercentage: numberOf(form.primaryNaicsPercentage),
    revenue: amountOf(form.revenue),
    nonUsRevenue: amountOf(form.nonUsRevenue),
    noOfEmployeesAll: numberOf(form.noOfEmployeesAll),
    yearEstablished: numberOf(form.yearEstablished),
    numberOfPersonalRecords: numberOf(form.numberOfPersonalRecords),
    percentInternationalSales: numberOf(form.percentInternationalSales),
    domains: [...domainsIn(form.domains)],
    domainName: domainsIn(form.domainName)[0] ?? '',
    mailingAddress: form.isSameAddress
      ? null
      : {
          address1: mailingAddress1,
          address2: mailingAddress2,
          city: mailingCity,
          state: mailingState,
          zipCode: mailingZipCode,
        },
  }
}

/** The form of a region and year, with the errors that the server would give. */
export const detailsForm = (context: { readonly region: Region; readonly year: number }) =>
  texts.check(({ value, issues }) => {
    const push = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message })
    const unread = [
      ...numberFields.filter((field) => Number.isNaN(numberOf(value[field]) ?? 0)),
      ...amountFields.filter(
        (field) => value[field].trim() !== '' && amountOf(value[field]) === null,
      ),
    ]
    for (const field of unread) push(field, 'account-form:invalid.number')
    if (domainsIn(value.domainName).length > 1) push('domainName', 'domainOnlyOne')
    for (const { field, code } of accountDetailsErrors(context, detailsOf(value))) {
      if (!unread.some((each) => each === field)) push(formFieldOf(field), code)
    }
  })

/** Fields that somebody else changed to another value than is typed here. */
export const conflictingFields = ({
  mine,
  base,
  theirs,
}: {
  readonly mine: DetailsForm
  readonly base: DetailsForm
  readonly theirs: DetailsForm
}): readonly DetailsField[] =>
  (Object.keys(base) as DetailsField[]).filter(
    (field) => theirs[field] !== base[field] && theirs[field] !== mine[field],
  )
