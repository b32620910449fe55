import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { pageOf } from '../../platform/api/lists.ts'
import { amount, currency } from '../../foundation/money/money.ts'
import { additionalInsureds } from '../rating/additional-insured.ts'
import { calculatorAnswer, calculatorInput, referralReason } from '../rating/model.ts'
import { product } from '../products/model.ts'
import { regions } from '../../foundation/region/regions.ts'
import { addressData } from './address.ts'
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
  /** Same as `limit`; the wire has both names. */
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
  /** Including taxes and fees. */
  totalPremium: amount,
  created: instant,
  /** The insured's IANA time zone, used to display dates. */
  timezone: z.optional(z.string()),
  /** The version of the record, for `If-Match`. */
  modified: instant,
  /** When the terms were last priced. A later value means that the quote was repriced. */
  lastPatched: instant,
  expiresOn: instant,
  effectiveDate: day,
  endDate: day,
  isRenewal: z.boolean(),
  isSurplus: z.boolean(),
  /** The origin of the request. */
  source: openEnum(quoteSources),
  /** Whether the agent verified the insured; applies to all quotes of the account. */
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
  /** Referral reasons; empty once released. */
  referralReasons: z.array(referralReason),
  /** The next step and its actor. */
  nextStep,
  /** Missing data that the policy needs, named as in the request to bind. */
  missingFacts: z.array(z.string()),
  /** The issued policy. */
  policyId: z.nullable(z.string()),
  policyNumber: z.nullable(z.string()),
  /** The date by which the policyholder needs cover, if set. */
  needBy: z.optional(day),
  /** The linked submission. */
  submissionId: z.optional(z.string()),
  /** The assigned underwriter. */
  underwriterName: z.optional(z.string()),
  /** The group that an underwriter escalated the decision to, until it is made. */
  escalatedTo: z.optional(openEnum(authorityGroups)),
  /** The reason for a requested review or a manual referral. For agencies and staff only. */
  reviewReason: z.optional(z.string()),
  /** When the quote started to wait for an underwriter. For agencies and staff only. */
  waitingSince: z.optional(instant),
  /** Whether attestation receipts exist. */
  hasAttestations: z.optional(z.boolean()),
  /** The actions that the viewer may take now. */
  allowedActions: z.array(openEnum(quoteActions)),
  /** The viewer's blocked actions, each with the error that its call would return. */
  blockedActions: z.optional(
    z.array(z.object({ action: openEnum(quoteActions), code: z.string(), detail: z.string() })),
  ),
})
export type QuoteRow = z.output<typeof quoteRow>

/** Why a quote was closed (spec 2 §3). */
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
  /** The calculator's input, to reopen it. */
  initialRequestData: calculatorInput,
  /** Same as in the input; the wire has both (spec 2 §3). */
  additionalInsureds: z.optional(additionalInsureds),
  /** The security answers that the quote was priced with, for viewers who may see them. */
  securityQuestions: calculatorInput.shape.securityAnswers,
  /**
   * Only returned by reads of a single quote, like the next field; responses to changes omit both.
   */
  firmographicData: z.optional(firmographicData),
  /** For viewers who may see the insured's risk. */
  cowbellRiskFactors: z.optional(cowbellRiskFactors),
  /** The rater's result: terms, coverages, taxes, referral reasons. */
  calculatorGeneratedData: calculatorAnswer,
  quoteResponse: z.object({ surplusLineTax: amount, surplusStampingFee: amount }),
  boundDate: z.nullable(instant),
  /** The data that a policy of this product needs, in display order. */
  policyNeeds: z.array(z.string()),
  /** The insured's address for the policy. */
  insuredAddress: z.extend(addressData, { state: z.optional(z.string()) }),
  /** Why the quote was declined. For agencies and staff only. */
  declination: z.nullable(closureReason),
  /** Why the quote was lost. For agencies and staff only. */
  loss: z.optional(closureReason),
  /** Why and by whom the decision was escalated, until it is made. */
  escalation: z.optional(escalation),
})
export type Quote = z.output<typeof quote>

export const quotePage = pageOf(quoteRow)

/**
 * A bound quote with its policy's payment status. Carriers, clusters and digital agents see no
 * contact, no underwriting, and fees as 0.
 */
export const binderRow = z.extend(quoteRow, {
  boundDate: z.nullable(instant),
  isPaid: z.boolean(),
})
export type BinderRow = z.output<typeof binderRow>

export const binderPage = pageOf(binderRow)

/** Data about the insured that does not affect the price. */
export const insuredData = z.extend(addressData, {
  dbaOrTradestyle: optionalLine(200),
  noOfEmployeesAll: z.optional(z.int().check(z.gte(1, 'employeesTooFew'))),
  phoneNumber: optionalLine(40),
  domainName: z.optional(domainText()),
})
export type InsuredData = z.output<typeof insuredData>

/** Body of a new quote. The platform prices it; callers cannot set a premium. */
export const quoteDraft = z.object({
  /**
   * Id of the save attempt. Repeating it after a lost response returns the same quote with the
   * newest terms. To repeat a call with the same input, `Idempotency-Key` is enough.
   */
  requestId: z.optional(z.string().check(z.minLength(8, 'tooShort'), z.maxLength(128, 'tooLong'))),
  /** An account in the viewer's scope. If absent, the account is found or created by name. */
  accountId: z.optional(id()),
  initialRequestData: calculatorInput,
  contact,
  account: z.optional(insuredData),
  /** Adds the quote to its account's cart under this name. */
  cart: z.optional(cartEntry),
})
export type QuoteDraft = z.output<typeof quoteDraft>

/** Body of a changed quote: new terms, a new contact, or both. */
export const quoteChange = z.object({
  initialRequestData: z.optional(calculatorInput),
  contact: z.optional(contact),
  account: z.optional(insuredData),
})
export type QuoteChange = z.output<typeof quoteChange>
