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

/** The insured's data that the price depends on. */
export const pricedAccount = z.object({
  name: z.optional(boundedText(200, 'textTooLong').check(z.normalize('NFC'))),
  /** A code of two or three letters. Required in regions that rate by state. */
  state: z.optional(boundedText(100)),
  /** Required in regions that rate by postcode. */
  postcode: z.optional(boundedText(20).check(z.overwrite(postalTextOf))),
  /** In the region’s scheme: NAICS 2017 or 2022, SIC 2007 or ANZSIC 2006. */
  naicsCode: industryCodeText,
  revenue: amount,
  /** Foreign revenue, in regions that ask for it. Does not affect the price. */
  nonUsRevenue: z.optional(amount),
  yearEstablished: z.int(),
})
export type PricedAccount = z.output<typeof pricedAccount>

/** Choices for one coverage. Absent values follow the global terms. */
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
  /** Part of the coverage data; do not affect the price (spec 2 §3). */
  additionalInsureds: z.optional(additionalInsureds),
  /** Whether to also price the three presets. */
  presets: z.optional(z.boolean()),
})
export type CalculatorInput = z.output<typeof calculatorInput>

/** Why a coverage is unavailable. Texts are `rating:unavailable.<reason>`. */
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
  /** The security questions whose answers disable it, if that is the reason. */
  questions: z.optional(z.array(z.string())),
})
export type Availability = z.output<typeof availability>

/** A priced coverage. `premium` is 0 if it is not selected or not available. */
export const pricedCoverage = z.object({
  selected: z.boolean(),
  /** Mandatory: visible, but not editable. */
  locked: z.boolean(),
  availability,
  limit: z.optional(amount),
  deductible: z.optional(amount),
  waitingPeriod: z.optional(z.int()),
  retroActivePeriod: z.optional(z.int()),
  premium: amount,
  /**
   * The premium if the security answers that disable it were YES. Absent if no answer disables it,
   * or it would not be selected.
   */
  withheldPremium: z.optional(amount),
})
export type PricedCoverage = z.output<typeof pricedCoverage>

/** A tax or fee on top of the premium. Text is `rating:taxes.<code>`. */
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
  /** Fraction of the taxed amount; absent for a flat fee. */
  rate: z.optional(z.number()),
})
export type TaxLine = z.output<typeof taxLine>

/** An amount in a reason, with its currency, because viewers may be in any region. */
export const reasonSum = z.object({ amount, currency })

/** A referral reason. Text is `rating:referral.<code>`, filled with `reasonParams`. */
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
  /** The limit of the underlying policies of an excess layer; absent for primary cover. */
  underlyingLimit: z.optional(amount),
  effectiveDate: day,
  endDate: day,
})
export type ResolvedTerms = z.output<typeof resolvedTerms>

/**
 * The effect of the opposite answer to a question: NO instead of YES or none, YES instead of NO.
 */
export const answerEffect = z.object({
  question: z.string(),
  /** The coverages that the opposite answer adds or removes. */
  coverages: z.array(z.int()),
  /** The difference to the current total, with taxes and fees. */
  difference: amount,
})
export type AnswerEffect = z.output<typeof answerEffect>

/** A complete price: terms, and coverages by id with their premiums. */
export const pricedOption = z.object({
  global: resolvedTerms,
  coverages: z.record(z.string(), pricedCoverage),
  /** The minimum premium adjustment; `premium` is this plus the coverage premiums. */
  minimumPremiumAdjustment: amount,
  /** Before taxes and fees. */
  premium: amount,
  mgaFee: amount,
  /** Whether the MGA fee is taxed; absent in older prices. */
  isMgaFeeTaxed: z.optional(z.boolean()),
  taxes: z.array(taxLine),
  totalPremium: amount,
  referToUnderwriter: z.boolean(),
  /** Referral reasons that are not released. */
  referralReasons: z.array(referralReason),
  /** Released reasons; only in the price of a saved quote. */
  releasedReasons: z.optional(z.array(referralReason)),
})
export type PricedOption = z.output<typeof pricedOption>

/** Answer of the pricing call. */
export const calculatorAnswer = z.extend(pricedOption, {
  product,
  currency,
  /** The version of the rating plan; absent in prices that are older than versions. */
  planVersion: z.optional(z.string()),
  /** The underwriter's IRPM factor, if any (spec 2 §9). */
  irpmModifier: z.optional(z.number()),
  /** For the questions that can disable a coverage; absent in the price of a saved quote. */
  answerEffects: z.optional(z.array(answerEffect)),
  /** Present if requested. */
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
