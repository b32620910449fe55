import * as z from 'zod/mini'
import { amount } from '../../../foundation/money/money.ts'
import { addressFacts } from '../address.ts'
import { policyholderFor } from '../bind/contact.ts'
import { pricedOption } from '../../rating/model.ts'
import { quote } from '../model.ts'

/** Facts of the insured that a quote is priced by; a change of one makes the quote invalid. */
export const pricedFacts = [
  'name',
  'naicsCode',
  'revenue',
  'nonUsRevenue',
  'yearEstablished',
  'state',
  'zipCode',
] as const

/** A changed fact, as texts; amounts are minor units, an industry is its description with the code. */
const factChange = z.object({
  field: z.enum(pricedFacts),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type FactChange = z.output<typeof factChange>

/** The insured as it is verified (spec 2 §2, "Agency verification card"). */
const insured = z.object({
  name: z.string(),
  industry: z.string(),
  revenue: amount,
  nonUsRevenue: z.optional(amount),
  yearEstablished: z.optional(z.int()),
  noOfEmployeesAll: z.optional(z.int()),
  phoneNumber: z.optional(z.string()),
  ...addressFacts.shape,
  state: z.optional(z.string()),
  /** Of the account; sent back with the verification, so that only what was read is verified. */
  modified: z.iso.datetime(),
})

const { shape: quoted } = quote
const { global, coverages } = pricedOption.shape

/** A quote as an agent of another agency reads it, who opened it by a link (spec 2 §2). */
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
  /** What changed since the quote was priced, where it is invalid. */
  changes: z.array(factChange),
  allowedActions: quoted.allowedActions,
  blockedActions: quoted.blockedActions,
})
export type QuoteReview = z.output<typeof quoteReview>

/** Body of a verification of what was read. */
export const reviewVerification = z.object({
  hasVerified: z.literal(true, 'required'),
  /** `insured.modified` as it was read. */
  insuredModified: z.iso.datetime().check(z.maxLength(40, 'tooLong')),
})

/** The policyholder of a quote, as the review changes it. */
export const reviewPolicyholder = policyholderFor()
export type ReviewPolicyholder = z.output<typeof reviewPolicyholder>
