import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { amount, currency } from '../../foundation/money/money.ts'
import { industryCodeText } from '../../directory/industry-codes/model.ts'
import { product } from '../products/model.ts'
import { additionalInsureds } from './additional-insured.ts'
import { globalTerms } from './offer/model.ts'
import { securityAnswers } from '../products/questions.ts'
import { boundedText, recordMap } from '../../foundation/validation/bounded.ts'
import { postalTextOf } from '../../foundation/validation/postal-code.ts'

export { globalTerms, raterRules, type GlobalTerms, type RaterRules } from './offer/model.ts'
export { presetIds, type PresetId, type PresetName } from '../products/terms.ts'

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date()

/** The facts of the insured that the price depends on. */
export const pricedAccount = z.object({
  name: z.optional(boundedText(200, 'textTooLong').check(z.normalize('NFC'))),
  /** A code of two or three letters; required where the region’s insured place is the state. */
  state: z.optional(boundedText(100)),
  /** Required where the region’s insured place is the postcode. */
  postcode: z.optional(boundedText(20).check(z.overwrite(postalTextOf))),
  /** In the scheme of the region: NAICS 2017 or 2022, SIC 2007 or ANZSIC 2006. */
  naicsCode: industryCodeText,
  revenue: amount,
  /** The part of the revenue that is earned abroad, where the region asks for it. It makes no price. */
  nonUsRevenue: z.optional(amount),
  yearEstablished: z.int(),
})
export type PricedAccount = z.output<typeof pricedAccount>

/** Choices for one coverage; absent ones follow the global terms. */
export const coverageChoice = z.object({
  selected: z.optional(z.boolean()),
  limit: z.optional(amount),
  deductible: z.optional(amount),
  waitingPeriod: z.optional(z.int()),
  retroActivePeriod: z.optional(z.int()),
})
export type CoverageChoice = z.output<typeof coverageChoice>

/** Choices keyed by numeric coverage id, `{"24": {"selected": true}}`. */
export const coverageChoices = recordMap(coverageChoice, 100, 20)
export type CoverageChoices = z.output<typeof coverageChoices>

/** Input of the pricing call (spec 2 §7, Rater). */
export const calculatorInput = z.object({
  product,
  account: pricedAccount,
  securityAnswers: z.optional(securityAnswers),
  surplusOnly: z.optional(z.boolean()),
  /** Terrorism coverage; the same as selecting coverage TRIA. US only. */
  tria: z.optional(z.boolean()),
  global: z.optional(globalTerms),
  coverages: z.optional(coverageChoices),
  /** Part of the coverage data; they make no price (spec 2 §3). */
  additionalInsureds: z.optional(additionalInsureds),
  /** Whether to price the three presets too. */
  presets: z.optional(z.boolean()),
})
export type CalculatorInput = z.output<typeof calculatorInput>

/** Why a coverage is unavailable; texts are `rating:unavailable.<reason>`. */
export const unavailableReasons = [
  'STATE_NOT_SUPPORTED',
  'NOT_AVAILABLE_FOR_INDUSTRY',
  'SECURITY_ANSWERS',
  'RANSOM',
  'EXCLUDED',
] as const
export type UnavailableReason = (typeof unavailableReasons)[number]

export const availability = z.object({
  available: z.boolean(),
  reason: z.optional(openEnum(unavailableReasons)),
  /** The security questions whose answer disables it, when that is the reason. */
  questions: z.optional(z.array(z.string())),
})
export type Availability = z.output<typeof availability>

/** One priced coverage. `premium` is 0 when it is not selected or not available. */
export const pricedCoverage = z.object({
  selected: z.boolean(),
  /** Mandatory: shown, not editable. */
  locked: z.boolean(),
  availability,
  limit: z.optional(amount),
  deductible: z.optional(amount),
  waitingPeriod: z.optional(z.int()),
  retroActivePeriod: z.optional(z.int()),
  premium: amount,
  /**
   * The cost if the security answers that disable it were YES. Absent where no answer disables it,
   * or where it would not be selected.
   */
  withheldPremium: z.optional(amount),
})
export type PricedCoverage = z.output<typeof pricedCoverage>

/** A tax or fee on top of the premium; text is `rating:taxes.<code>`. */
export const taxLine = z.object({
  code: openEnum([
    'SURPLUS_LINE_TAX',
    'SURPLUS_STAMPING_FEE',
    'SURPLUS_STATE_FEE',
    'STATE_SURCHARGE',
    'INSURANCE_PREMIUM_TAX',
    'GST',
    'STAMP_DUTY',
  ]),
  amount,
  /** As a fraction of the taxed amount; absent for a flat fee. */
  rate: z.optional(z.number()),
})
export type TaxLine = z.output<typeof taxLine>

/** An amount within a reason, with its currency: readers of any region see which it is. */
export const reasonSum = z.object({ amount, currency })

/** A referral reason; text is `rating:referral.<code>` filled with `reasonParams`. */
export const referralReason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), reasonSum])),
})
export type ReferralReason = z.output<typeof referralReason>

/** Global terms with every default filled in. */
export const resolvedTerms = z.object({
  preset: z.int(),
  limit: amount,
  deductible: amount,
  waitingPeriod: z.int(),
  retroActivePeriod: z.int(),
  /** The limit of the policies below an excess layer; absent for primary cover. */
  underlyingLimit: z.optional(amount),
  effectiveDate: day,
  endDate: day,
})
export type ResolvedTerms = z.output<typeof resolvedTerms>

/** What the other answer to a question would change: NO instead of YES or none, YES instead of NO. */
export const answerEffect = z.object({
  question: z.string(),
  /** The coverages that it adds or removes. */
  coverages: z.array(z.int()),
  /** The total it would give, with taxes and fees, less this total. */
  difference: amount,
})
export type AnswerEffect = z.output<typeof answerEffect>

/** A complete price: terms, and coverages by id with their cost. */
export const pricedOption = z.object({
  global: resolvedTerms,
  coverages: z.record(z.string(), pricedCoverage),
  /** The surcharge up to the minimum premium; `premium` is this plus the coverage premiums. */
  minimumPremiumAdjustment: amount,
  /** Before taxes and fees. */
  premium: amount,
  mgaFee: amount,
  /** Whether taxes are due on the MGA fee too; absent in prices of before it was known. */
  isMgaFeeTaxed: z.optional(z.boolean()),
  taxes: z.array(taxLine),
  totalPremium: amount,
  referToUnderwriter: z.boolean(),
  /** Referral reasons, without those that a release covers. */
  referralReasons: z.array(referralReason),
  /** Released reasons; only with the price of a saved quote. */
  releasedReasons: z.optional(z.array(referralReason)),
})
export type PricedOption = z.output<typeof pricedOption>

/** Answer of the pricing call. */
export const calculatorAnswer = z.extend(pricedOption, {
  product,
  currency,
  /** The version of the plan that priced it; absent in prices of before there were versions. */
  planVersion: z.optional(z.string()),
  /** The underwriter's modification of the premium, where there is one (spec 2 §9). */
  irpmModifier: z.optional(z.number()),
  /** Of the questions that can disable a coverage; absent in the price of a saved quote. */
  answerEffects: z.optional(z.array(answerEffect)),
  /** Present on request. */
  presets: z.optional(
    z.object({ basic: pricedOption, popular: pricedOption, elite: pricedOption }),
  ),
})
export type CalculatorAnswer = z.output<typeof calculatorAnswer>

/** A preset: its terms and the ids of its coverages. */
export const preset = z.object({
  preset: z.int(),
  name: z.string(),
  limit: amount,
  deductible: amount,
  waitingPeriod: z.int(),
  retroActivePeriod: z.int(),
  coverages: z.array(z.int()),
})
export type Preset = z.output<typeof preset>
