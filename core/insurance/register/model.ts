import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { regions } from '../../foundation/region/regions.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'

/** Maximum number of suggestions per response (spec 3 §9). */
export const maxSuggestions = 10

/**
 * Source of a suggestion: `account`, the viewer's own records; `register`, the platform's company
 * data.
 */
export const suggestionSources = ['account', 'register'] as const

/** A suggested company for a new account. */
export const companySuggestion = z.object({
  source: openEnum(suggestionSources),
  /** The id of the account or of the register company, depending on `source`. */
  id: z.string(),
  name: z.string(),
  domainName: z.optional(z.string()),
  address1: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
  /** The account's agency, for viewers who see several agencies. */
  agencyName: z.optional(z.string()),
})
export type CompanySuggestion = z.output<typeof companySuggestion>

/** Data that the register may have about a company; names of spec 2 §3. */
export const registerFacts = [
  'name',
  'address1',
  'city',
  'state',
  'zipCode',
  'domainName',
  'domains',
  'naicsCode',
  'naicsDescription',
  'revenue',
  'noOfEmployeesAll',
  'yearEstablished',
  'ownershipType',
  'entityType',
  'phoneNumber',
] as const
export type RegisterField = (typeof registerFacts)[number]

/**
 * A register company, to prefill an account. Revenue is in minor units of the region's currency.
 * Unknown data is absent.
 */
export const registerCompany = z.object({
  id: z.string(),
  region: z.enum(regions),
  currency,
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.optional(z.string()),
  zipCode: z.string(),
  domainName: z.optional(z.string()),
  domains: z.optional(z.array(z.string())),
  naicsCode: z.optional(z.string()),
  naicsDescription: z.optional(z.string()),
  revenue: z.optional(amount),
  noOfEmployeesAll: z.optional(z.int()),
  yearEstablished: z.optional(z.int()),
  ownershipType: z.optional(z.string()),
  entityType: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  /** The known fields, to be marked as prefilled. */
  fromRegister: z.array(openEnum(registerFacts)),
})
export type RegisterCompany = z.output<typeof registerCompany>

/** Address parts that a check can reject. */
export const addressParts = ['address1', 'city', 'zipCode'] as const
export type AddressPart = (typeof addressParts)[number]

/** The result of checking an address (spec 3 §5). */
export const addressCheck = z.object({
  /** `unchecked`: the region has no address register. */
  status: openEnum(['verified', 'unverified', 'unchecked']),
  /** The unconfirmed parts, with the register's suggestion if it has one. */
  unverified: z.array(
    z.object({ field: openEnum(addressParts), suggestion: z.optional(z.string()) }),
  ),
  /** Whether the viewer may still use an unverified address: provider staff. */
  mayConfirm: z.boolean(),
})
export type AddressCheck = z.output<typeof addressCheck>
