import type { Coverage } from '#core/insurance/products/coverages.ts'
import type { Today } from '#core/foundation/calendar-dates/today.ts'
import { effectiveDates, endDates } from '#core/insurance/rating/dates.ts'
import type {
  CalculatorInput,
  CoverageChoice,
  GlobalTerms,
  ResolvedTerms,
} from '#core/insurance/rating/model.ts'
import { presetTerms, type PresetTerm } from '#core/insurance/rating/rules.ts'
import { standardDeductible, standardLimit } from '#core/insurance/products/coverage-terms.ts'
import { presetIds } from '#core/insurance/products/terms.ts'
import type { ProductUnderwriting } from '#core/insurance/products/definition.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import type { Plan } from './plan/plan.ts'

type OfferedPreset = keyof ProductUnderwriting['presets']

const isOffered = (preset: number, { presets }: ProductUnderwriting): preset is OfferedPreset =>
  Object.hasOwn(presets, preset)

/** The requested preset; custom choices start from the calculator's initial one. */
export const basePreset = (plan: Plan, terms: GlobalTerms): OfferedPreset => {
  const underwriting = underwritingOf[plan.product]
  const { preset } = underwriting.terms.defaults
  const requested = terms.preset ?? preset
  return isOffered(requested, underwriting) ? requested : preset
}

/** Terms of a preset in minor units. */
export const termsOf = (
  { product }: Pick<Plan, 'product'>,
  preset: OfferedPreset,
): Pick<ResolvedTerms, PresetTerm> => underwritingOf[product].presets[preset]

/** Whether a preset includes a coverage. */
export const includes = (preset: number, { includedFromPreset }: Coverage): boolean =>
  includedFromPreset !== null && includedFromPreset <= preset

/** The input's aggregate limit, minor units. */
export const aggregateLimit = (plan: Plan, terms: GlobalTerms): number =>
  terms.limit ?? termsOf(plan, basePreset(plan, terms)).limit

const differs = (
  coverage: Coverage,
  choice: CoverageChoice,
  terms: Pick<ResolvedTerms, PresetTerm>,
  preset: number,
  { product, account: { state } }: CalculatorInput,
): boolean => {
  const standard: CoverageChoice = {
    selected: includes(preset, coverage),
    limit: standardLimit(coverage, { limit: terms.limit, state, product }),
    deductible: standardDeductible(coverage, terms.deductible),
    waitingPeriod: terms.waitingPeriod,
    retroActivePeriod: terms.retroActivePeriod,
  }
  return (Object.keys(standard) as (keyof CoverageChoice)[]).some(
    (name) => choice[name] !== undefined && choice[name] !== standard[name],
  )
}

/** The preset that the input equals; custom if a term or a coverage differs. */
const presetOf = (plan: Plan, input: CalculatorInput, base: OfferedPreset): number => {
  const terms = input.global ?? {}
  if (terms.preset === presetIds.custom) return presetIds.custom
  const standard = termsOf(plan, base)
  const isTermChanged = presetTerms.some(
    (name) => terms[name] !== undefined && terms[name] !== standard[name],
  )
  const sold = coveragesOf(plan.product)
  const isCoverageChanged = Object.entries(input.coverages ?? {}).some(([id, choice]) => {
    const coverage = sold.find((each) => each.id === Number(id))
    return coverage !== undefined && differs(coverage, choice, standard, base, input)
  })
  return isTermChanged || isCoverageChanged ? presetIds.custom : base
}

/** The start of an excess layer, by default the lowest. */
const underlyingOf = (
  { product }: Plan,
  { underlyingLimit }: GlobalTerms,
): Pick<ResolvedTerms, 'underlyingLimit'> => {
  const lowest = underwritingOf[product].terms.underlyingLimits?.[0]
  return lowest === undefined ? {} : { underlyingLimit: underlyingLimit ?? lowest }
}

/** All global terms: the requested value, otherwise the preset's, otherwise the default. */
export const resolveTerms = (plan: Plan, input: CalculatorInput, today: Today): ResolvedTerms => {
  const terms = input.global ?? {}
  const base = basePreset(plan, terms)
  const standard = termsOf(plan, base)
  const effectiveDate = terms.effectiveDate ?? effectiveDates(today).standard
  return {
    preset: presetOf(plan, input, base),
    limit: terms.limit ?? standard.limit,
    deductible: terms.deductible ?? standard.deductible,
    waitingPeriod: terms.waitingPeriod ?? standard.waitingPeriod,
    retroActivePeriod: terms.retroActivePeriod ?? standard.retroActivePeriod,
    ...underlyingOf(plan, terms),
    effectiveDate,
    endDate: terms.endDate ?? endDates(effectiveDate).standard,
  }
}
