import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { regions } from '../../foundation/region/regions.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'

/** Most suggestions of one answer (spec 3 §9). */
export const maxSuggestions = 10

/**
 * Where a suggestion comes from: `account`, the viewer's own records; `register`, the platform's
 * company data.
 */
export const suggestionSources = ['account', 'register'] as const

/** A company that a new account may be for. */
export const companySuggestion = z.object({
  source: openEnum(suggestionSources),
  /** The id of the account or of the company in the register, by `source`. */
  id: z.string(),
  name: z.string(),
  domainName: z.optional(z.string()),
  address1: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
  /** The agency of an account, for viewers who see those of several. */
  agencyName: z.optional(z.string()),
})
export type CompanySuggestion = z.output<typeof companySuggestion>

/** Facts that the register may know of a company; names of spec 2 §3. */
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
export type RegisterFact = (typeof registerFacts)[number]

/**
 * A company of the register, to prefill an account with. Revenue is in minor units of the region's
 * currency; facts that the register does not know are absent.
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
  /** The facts that are known, to be marked as prefilled. */
  fromRegister: z.array(openEnum(registerFacts)),
})
export type RegisterCompany = z.output<typeof registerCompany>

/** Parts of an address that a check can reject. */
export const addressParts = ['address1', 'city', 'zipCode'] as const
export type AddressPart = (typeof addressParts)[number]

/** The result of checking an address (spec 3 §5). */
export const addressCheck = z.object({
  /** `unchecked`: the region has no register of addresses. */
  status: openEnum(['verified', 'unverified', 'unchecked']),
  /** The parts that the register does not confirm, with what it has instead where it knows. */
  unverified: z.array(
    z.object({ field: openEnum(addressParts), suggestion: z.optional(z.string()) }),
  ),
  /** Whether the viewer may use an unverified address all the same: provider staff. */
  mayConfirm: z.boolean(),
})
export type AddressCheck = z.output<typeof addressCheck>
