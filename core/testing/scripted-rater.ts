import * as z from 'zod/mini'
import { standardTerms } from '../insurance/products/standard-terms.ts'
import { type Coverage } from '../insurance/products/coverages.ts'
import { coveragesOf } from '../insurance/products/sold-coverages.ts'
import { todayIn } from '../foundation/calendar-dates/today.ts'
import { effectiveDates, endDates } from '../insurance/rating/dates.ts'
import {
  calculatorAnswer,
  calculatorInput,
  presetIds,
  raterRules,
  type AnswerEffect,
  type Availability,
  type CalculatorInput,
  type PricedOption,
  type RaterRules,
} from '../insurance/rating/model.ts'
import {
  controlQuestions,
  failedQuestions,
  unansweredQuestions,
} from '../insurance/rating/rules.ts'
import { securityQuestions } from '../insurance/products/questions.ts'
import { standardDeductible, standardLimit } from '../insurance/products/coverage-terms.ts'
import {
  deductibles,
  earliestYear,
  limits,
  retroActivePeriods,
  revenueRange,
  waitingPeriods,
} from '../insurance/products/terms.ts'
import { currencyOf } from '../foundation/region/regions.ts'
import { regionOfProduct, type QuotedProduct } from '../insurance/products/products.ts'
import type { Reply } from './scripted-server.ts'

/** The date of scripted quotes. */
export const scriptedToday = todayIn('UTC', new Date('2026-11-20T12:00:00Z'))

/** Rules of a product for tests: two states, the real grids. */
export const scriptedRules = (product: QuotedProduct): RaterRules => ({
  product,
  currency: currencyOf[regionOfProduct[product]],
  today: scriptedToday,
  limits: [...limits],
  deductibles: [...deductibles],
  waitingPeriods: [...waitingPeriods],
  retroActivePeriods: [...retroActivePeriods],
  effectiveDate: effectiveDates(scriptedToday),
  defaults: { ...standardTerms.defaults },
  revenue: { ...revenueRange },
  yearEstablished: { min: earliestYear, max: 2026 },
  securityQuestions: [...securityQuestions],
  states:
    product === 'P_ONE'
      ? []
      : [
          { code: 'NY', name: 'New York' },
          { code: 'TX', name: 'Texas' },
        ],
  coverages: coveragesOf(product).map(({ id }) => id),
  isSurplusOffered: product === 'P100',
  boost: 'V4',
  isTriaOffered: product === 'P100',
})

const availabilityOf = (coverage: Coverage, input: CalculatorInput): Availability => {
  const questions = failedQuestions(coverage.id, input.securityAnswers ?? {})
  if (questions.length > 0) return { available: false, reason: 'SECURITY_ANSWERS', questions }
  if (coverage.isDisabled === true) return { available: false, reason: 'RANSOM' }
  const isCalifornian = coverage.key === 'CCPA'
  if (isCalifornian && input.account.state === 'NY')
    return { available: false, reason: 'STATE_NOT_SUPPORTED' }
  return { available: true }
}

const optionOf = (input: CalculatorInput, preset: number): PricedOption => {
  const effectiveDate = input.global?.effectiveDate ?? effectiveDates(scriptedToday).standard
  const endDate = input.global?.endDate ?? endDates(effectiveDate).standard
  const terms = { ...standardTerms.defaults, ...input.global, effectiveDate, endDate, preset }
  const setting = { limit: terms.limit, state: input.account.state }
  const rows = coveragesOf(input.product).map((coverage) => {
    const choice = input.coverages?.[coverage.id] ?? {}
    const availability = availabilityOf(coverage, input)
    const byPreset = coverage.includedFromPreset !== null && coverage.includedFromPreset <= preset
    const wanted = coverage.isMandatory === true || (choice.selected ?? byPreset)
    const selected = wanted && availability.available
    const limit = choice.limit ?? standardLimit(coverage, setting)
    const deductible = choice.deductible ?? standardDeductible(coverage, terms.deductible)
    const cost = Math.round((limit ?? 0) / 10_000) + 1_000
    const isWithheld = wanted && availability.reason === 'SECURITY_ANSWERS'
    const priced = {
      selected,
      locked: coverage.isMandatory === true,
      availability,
      ...(limit === undefined ? {} : { limit }),
      ...(deductible === undefined ? {} : { deductible }),
      ...(coverage.hasWaitingPeriod === true ? { waitingPeriod: terms.waitingPeriod } : {}),
      ...(coverage.hasRetroActivePeriod === true
        ? { retroActivePeriod: terms.retroActivePeriod }
        : {}),
      premium: selected ? cost : 0,
      ...(isWithheld ? { withheldPremium: cost } : {}),
    }
    return [String(coverage.id), priced] as const
  })
  const premium = rows.reduce((sum, [, row]) => sum + row.premium, 0)
  const unanswered = unansweredQuestions(input.securityAnswers ?? {}).length
  const referralReasons =
    unanswered === 0
      ? []
      : [{ code: 'UNANSWERED_SECURITY_QUESTION', params: { count: unanswered } }]
  return {
    global: terms,
    coverages: Object.fromEntries(rows),
    minimumPremiumAdjustment: 0,
    premium,
    mgaFee: 25_000,
    taxes: [{ code: 'SURPLUS_LINE_TAX', amount: 10_000, rate: 0.0485 }],
    totalPremium: premium + 35_000,
    referToUnderwriter: referralReasons.length > 0,
    referralReasons,
  }
}

/** One of the three options: its own terms for the chosen dates. */
const presetOf = ({ global = {}, ...input }: CalculatorInput, preset: number): PricedOption => {
  const { effectiveDate, endDate } = global
  return optionOf({ ...input, coverages: {}, global: { effectiveDate, endDate } }, preset)
}

const otherAnswers = (input: CalculatorInput, preset: number): AnswerEffect[] => {
  const own = optionOf(input, preset)
  return controlQuestions.map((question) => {
    const answer = input.securityAnswers?.[question] === 'NO' ? 'YES' : 'NO'
    const securityAnswers = { ...input.securityAnswers, [question]: answer }
    const other = optionOf({ ...input, securityAnswers }, preset)
    return {
      question,
      coverages: Object.keys(own.coverages)
        .filter((id) => own.coverages[id]?.selected !== other.coverages[id]?.selected)
        .map(Number),
      difference: other.totalPremium - own.totalPremium,
    }
  })
}

/** Prices by an invented plan: each coverage costs according to its limit. */
export const scriptedPrice = (input: CalculatorInput): z.output<typeof calculatorAnswer> => ({
  ...optionOf(input, input.global?.preset ?? presetIds.popular),
  answerEffects: otherAnswers(input, input.global?.preset ?? presetIds.popular),
  product: input.product,
  currency: currencyOf[regionOfProduct[input.product]],
  ...(input.presets === true
    ? {
        presets: {
          basic: presetOf(input, presetIds.basic),
          popular: presetOf(input, presetIds.popular),
          elite: presetOf(input, presetIds.elite),
        },
      }
    : {}),
})

/** Answers the pricing call. */
export const priceReply: Reply = ({ body }) =>
  Response.json(z.encode(calculatorAnswer, scriptedPrice(z.decode(calculatorInput, body as never))))

/** Answers the call for the rules of a product. */
export const rulesReply: Reply = ({ url }) =>
  Response.json(
    z.encode(
      raterRules,
      scriptedRules((url.searchParams.get('product') ?? 'P100') as QuotedProduct),
    ),
  )
