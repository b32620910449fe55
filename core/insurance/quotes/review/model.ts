import * as z from 'zod/mini'
import { amount } from '../../../foundation/money/money.ts'
import { addressData } from '../address.ts'
import { policyholderFor } from '../bind/contact.ts'
import { pricedOption } from '../../rating/model.ts'
import { quote } from '../model.ts'

/** Data of the insured that the price depends on. Changing any of it makes the quote invalid. */
export const pricedFacts = [
  'name',
  'naicsCode',
  'revenue',
  'nonUsRevenue',
  'yearEstablished',
  'state',
  'zipCode',
] as const

/**
 * A changed value as text. Amounts are minor units; an industry is its description with the code.
 */
const factChange = z.object({
  field: z.enum(pricedFacts),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type FactChange = z.output<typeof factChange>

/** The insured's data to verify (spec 2 §2, "Agency verification card"). */
const insured = z.object({
  name: z.string(),
  industry: z.string(),
  revenue: amount,
  nonUsRevenue: z.optional(amount),
  yearEstablished: z.optional(z.int()),
  noOfEmployeesAll: z.optional(z.int()),
  phoneNumber: z.optional(z.string()),
  ...addressData.shape,
  state: z.optional(z.string()),
  /**
   * The account's version. Sent back with the verification, so that only the version that was read
   * is verified.
   */
  modified: z.iso.datetime(),
})

const { shape: quoted } = quote
const { global, coverages } = pricedOption.shape

/** A quote as seen by an agent of another agency who opened it by link (spec 2 §2). */
export const quoteReview = z.object({
  id: quoted.id,
  accountId: quoted.accountId,
  quoteNumber: quoted.quoteNumber,
  product: quoted.product,
  region: quoted.region,
  currency: quoted.currency,
  companyName: quoted.companyName,
  status: quoted.status,
  agencyStatus: quoted.agencyStatus,
  wraRequestToBind: quoted.wraRequestToBind,
  agencyName: quoted.agencyName,
  agentFirstName: quoted.agentFirstName,
  agentLastName: quoted.agentLastName,
  agentEmail: quoted.agentEmail,
  agentPhone: quoted.agentPhone,
  customerFirstName: quoted.customerFirstName,
  customerLastName: quoted.customerLastName,
  customerEmail: quoted.customerEmail,
  customerPhone: quoted.customerPhone,
  limit: amount,
  deductible: amount,
  premium: amount,
  totalPremium: amount,
  effectiveDate: quoted.effectiveDate,
  endDate: quoted.endDate,
  expiresOn: quoted.expiresOn,
  created: quoted.created,
  timezone: quoted.timezone,
  modified: quoted.modified,
  isSurplus: quoted.isSurplus,
  isVerifiedByAgent: quoted.isVerifiedByAgent,
  verifiedDate: quoted.verifiedDate,
  calculatorGeneratedData: z.object({ global, coverages }),
  insured,
  insuredAddress: quoted.insuredAddress,
  /** The changes since the quote was priced, if it is invalid. */
  changes: z.array(factChange),
  allowedActions: quoted.allowedActions,
  blockedActions: quoted.blockedActions,
})
export type QuoteReview = z.output<typeof quoteReview>

/** Body of a verification. */
export const reviewVerification = z.object({
  hasVerified: z.literal(true, 'required'),
  /** `insured.modified` of the version that was read. */
  insuredModified: z.iso.datetime().check(z.maxLength(40, 'tooLong')),
})

/** Body of a policyholder change in the review. */
export const reviewPolicyholder = policyholderFor()
export type ReviewPolicyholder = z.output<typeof reviewPolicyholder>
