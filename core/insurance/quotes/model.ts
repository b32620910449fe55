import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { pageOf } from '../../platform/api/lists.ts'
import { amount, currency } from '../../foundation/money/money.ts'
import { additionalInsureds } from '../rating/additional-insured.ts'
import { calculatorAnswer, calculatorInput, referralReason } from '../rating/model.ts'
import { product } from '../products/model.ts'
import { regions } from '../../foundation/region/regions.ts'
import { addressFacts } from './address.ts'
import { cartEntry } from './cart/entry.ts'
import { contact } from './bind/contact.ts'
import { cowbellRiskFactors, firmographicData } from './insured-data.ts'
import { authorityGroups, escalation } from './underwriting/escalation.ts'
import { nextStep } from './next-step.ts'
import { quoteSources } from './source.ts'
import { agencyStatuses } from './agency-statuses.ts'
import { quoteActions } from './actions.ts'
import { quoteStatuses } from './statuses.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { domainText, optionalLine } from '../../foundation/validation/shapes.ts'

const day = z.iso.date()
const instant = z.iso.datetime()

/** A quote in a list (spec 2 §3). Amounts are in minor units of `currency`. */
export const quoteRow = z.object({
  id: z.string(),
  accountId: z.string(),
  quoteNumber: z.string(),
  product,
  region: z.enum(regions),
  currency,
  companyName: z.string(),
  state: z.optional(z.string()),
  naicsCode: z.string(),
  naicsDescription: z.optional(z.string()),
  /** The same as `limit`; both names are on the wire. */
  aggLimit: amount,
  limit: amount,
  deductible: amount,
  status: openEnum(quoteStatuses),
  agencyStatus: openEnum(agencyStatuses),
  brokerFee: amount,
  mgaFee: amount,
  additionalBrokerFee: amount,
  /** Before taxes and fees. */
  premium: amount,
  /** With taxes and fees. */
  totalPremium: amount,
  created: instant,
  /** The IANA zone of the insured, in which its dates are written. */
  timezone: z.optional(z.string()),
  /** Changes with every change of the record. */
  modified: instant,
  /** When the terms were last priced; the record was patched when this is later than before. */
  lastPatched: instant,
  expiresOn: instant,
  effectiveDate: day,
  endDate: day,
  isRenewal: z.boolean(),
  isSurplus: z.boolean(),
  /** Who asked for it. */
  source: openEnum(quoteSources),
  /** Whether the agent verified the insured, which counts for all its quotes. */
  isVerifiedByAgent: z.boolean(),
  verifiedDate: z.nullable(instant),
  agencyId: z.string(),
  agencyName: z.string(),
  agencyDescription: z.string(),
  agentFirstName: z.string(),
  agentLastName: z.string(),
  agentEmail: z.string(),
  agentPhone: z.string(),
  customerFirstName: z.string(),
  customerLastName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  /** Reasons for the referral; empty once they are released. */
  referralReasons: z.array(referralReason),
  /** The next step, and who takes it. */
  nextStep,
  /** Missing facts that the policy needs, named as in the request to bind. */
  missingFacts: z.array(z.string()),
  /** The policy issued from it. */
  policyId: z.nullable(z.string()),
  policyNumber: z.nullable(z.string()),
  /** The day by which the policyholder needs the cover, where one was named. */
  needBy: z.optional(day),
  /** The submission that it answers. */
  submissionId: z.optional(z.string()),
  /** The underwriter who took it. */
  underwriterName: z.optional(z.string()),
  /** Those to whom an underwriter left the decision, until it is made. */
  escalatedTo: z.optional(openEnum(authorityGroups)),
  /** Why somebody asked for a review, or referred it by hand; for agencies and staff, as the next. */
  reviewReason: z.optional(z.string()),
  /** Since when it waits for an underwriter, while it does. */
  waitingSince: z.optional(instant),
  /** Whether a surplus lines notice was attested for it, of these terms or others: there are receipts. */
  hasAttestations: z.optional(z.boolean()),
  /** What this viewer may do with the quote now. */
  allowedActions: z.array(openEnum(quoteActions)),
  /** Actions of this viewer that wait for something, each with what that is: the error of its call. */
  blockedActions: z.optional(
    z.array(z.object({ action: openEnum(quoteActions), code: z.string(), detail: z.string() })),
  ),
})
export type QuoteRow = z.output<typeof quoteRow>

/** The reason why a quote was closed (spec 2 §3). */
const closureReason = z.object({
  reason: z.string(),
  reasonSummary: z.string(),
  fillInReason: z.nullable(z.string()),
})
export type ClosureReason = z.output<typeof closureReason>

/** A quote with its terms (spec 2 §3). */
export const quote = z.extend(quoteRow, {
  /** Gross written premium: the premium before taxes and fees. */
  GWP: amount,
  /** Whether a wholesale agency requested to bind. */
  wraRequestToBind: z.boolean(),
  /** The input of the calculator, to open it again. */
  initialRequestData: calculatorInput,
  /** The same as those of the input; both are on the wire (spec 2 §3). */
  additionalInsureds: z.optional(additionalInsureds),
  /** The answers that it was priced by: those of the input, for viewers who may see them. */
  securityQuestions: calculatorInput.shape.securityAnswers,
  /** Told when one quote is read, as the next; answers of changes leave them out. */
  firmographicData: z.optional(firmographicData),
  /** For viewers of the insured's risk. */
  cowbellRiskFactors: z.optional(cowbellRiskFactors),
  /** The rater's result: terms, coverages, taxes, referral reasons. */
  calculatorGeneratedData: calculatorAnswer,
  quoteResponse: z.object({ surplusLineTax: amount, surplusStampingFee: amount }),
  boundDate: z.nullable(instant),
  /** The facts that a policy of this product needs, in display order. */
  policyNeeds: z.array(z.string()),
  /** The insured's address for the policy. */
  insuredAddress: z.extend(addressFacts, { state: z.optional(z.string()) }),
  /** Why it was declined; for agencies and staff, as the next. */
  declination: z.nullable(closureReason),
  /** Why it was lost. */
  loss: z.optional(closureReason),
  /** Why the decision was left to others, and by whom; until it is made. */
  escalation: z.optional(escalation),
})
export type Quote = z.output<typeof quote>

export const quotePage = pageOf(quoteRow)

/**
 * A bound quote, with the payment of its policy. Carriers, clusters and digital agents are told neither
 * the contact, the fees (0) nor the underwriting.
 */
export const binderRow = z.extend(quoteRow, {
  boundDate: z.nullable(instant),
  isPaid: z.boolean(),
})
export type BinderRow = z.output<typeof binderRow>

export const binderPage = pageOf(binderRow)

/** Facts about the insured that do not affect the price. */
export const insuredFacts = z.extend(addressFacts, {
  dbaOrTradestyle: optionalLine(200),
  noOfEmployeesAll: z.optional(z.int().check(z.gte(1, 'employeesTooFew'))),
  phoneNumber: optionalLine(40),
  domainName: z.optional(domainText()),
})
export type InsuredFacts = z.output<typeof insuredFacts>

/** Body of a saved quote. The platform prices it: a caller never sets a premium. */
export const quoteDraft = z.object({
  /**
   * Id of the attempt to save. The same id again, after a lost answer, gives the same quote with
   * the newest terms. A repeated call with the same input needs `Idempotency-Key` only.
   */
  requestId: z.optional(z.string().check(z.minLength(8, 'tooShort'), z.maxLength(128, 'tooLong'))),
  /** An account in the viewer's scope; when absent, the account is found or created by name. */
  accountId: z.optional(id()),
  initialRequestData: calculatorInput,
  contact,
  account: z.optional(insuredFacts),
  /** Adds the quote to the cart of its account, under a name. */
  cart: z.optional(cartEntry),
})
export type QuoteDraft = z.output<typeof quoteDraft>

/** Body of a changed quote: new terms, a new contact, or both. */
export const quoteChange = z.object({
  initialRequestData: z.optional(calculatorInput),
  contact: z.optional(contact),
  account: z.optional(insuredFacts),
})
export type QuoteChange = z.output<typeof quoteChange>
