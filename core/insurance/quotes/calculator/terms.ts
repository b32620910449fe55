import {
  presetIds,
  type CalculatorAnswer,
  type CoverageChoice,
  type CoverageChoices,
  type GlobalTerms,
  type PresetId,
  type PricedOption,
} from '../../rating/model.ts'
import { coverageIds } from '../../products/coverages.ts'
import type { AdditionalInsured } from '../../rating/additional-insured.ts'
import { endDates } from '../../rating/dates.ts'
import { fittingChoices, type PresetTerm } from '../../rating/rules.ts'
import type { CalculatorForm } from './form.ts'

export type DayTerm = 'effectiveDate' | 'endDate'

/**
 * Chooses a preset. Drops manual choices, except the dates and the limit of the underlying
 * policies.
 */
export const withPreset = (form: CalculatorForm, preset: PresetId): CalculatorForm => {
  const { effectiveDate, endDate, underlyingLimit } = form.global
  return {
    ...form,
    global: {
      preset,
      ...(underlyingLimit === undefined ? {} : { underlyingLimit }),
      ...(effectiveDate === undefined ? {} : { effectiveDate }),
      ...(endDate === undefined ? {} : { endDate }),
    },
    coverages: {},
  }
}

/**
 * Makes the form custom (-1, spec 2 §4): copies the preset's terms into the user's choices, so
 * that nothing else changes. Coverage limits stay unset and follow the overall limit.
 */
export const asCustom = (form: CalculatorForm, priced: PricedOption): CalculatorForm => {
  if (form.global.preset === presetIds.custom) return form
  const { limit, deductible, waitingPeriod, retroActivePeriod } = priced.global
  const included: CoverageChoices = Object.fromEntries(
    Object.entries(priced.coverages).map(([id, { selected, withheldPremium }]) => [
      id,
      // a coverage disabled by an answer is restored when the answer changes
      { selected: selected || withheldPremium !== undefined },
    ]),
  )
  return {
    ...form,
    global: {
      ...form.global,
      preset: presetIds.custom,
      limit,
      deductible,
      waitingPeriod,
      retroActivePeriod,
    },
    coverages: included,
  }
}

/** Changes a term of the whole quote manually. */
export const withTerm = (
  form: CalculatorForm,
  priced: PricedOption & Pick<CalculatorAnswer, 'product'>,
  term: PresetTerm,
  value: number,
): CalculatorForm => {
  const custom = asCustom(form, priced)
  const global = { ...custom.global, [term]: value }
  if (term !== 'limit') return { ...custom, global }
  const setting = { limit: value, state: form.company.state, product: priced.product }
  return { ...custom, global, coverages: fittingChoices(custom.coverages, setting) }
}

/**
 * Changes a date and keeps the preset, because presets have no dates. An empty date, or an end
 * date that no longer fits the start, falls back to the default.
 */
export const withDay = (form: CalculatorForm, term: DayTerm, day: string): CalculatorForm => {
  const { [term]: _old, ...rest } = form.global
  const global: GlobalTerms = day === '' ? rest : { ...rest, [term]: day }
  const { effectiveDate, endDate } = global
  if (effectiveDate === undefined || endDate === undefined) return { ...form, global }
  const { min, max } = endDates(effectiveDate)
  if (endDate >= min && endDate <= max) return { ...form, global }
  const { endDate: _misfit, ...open } = global
  return { ...form, global: open }
}

/** Changes one coverage manually: its inclusion or its terms. */
export const withCoverage = (
  form: CalculatorForm,
  priced: PricedOption,
  id: number,
  change: CoverageChoice,
): CalculatorForm => {
  const custom = asCustom(form, priced)
  const before = custom.coverages[id]
  return { ...custom, coverages: { ...custom.coverages, [id]: { ...before, ...change } } }
}

/**
 * Changes the additional insureds. Their coverage is included while there are any (spec 2 §2,
 * "Additional Insured modal").
 */
export const withInsureds = (
  form: CalculatorForm,
  priced: PricedOption,
  additionalInsureds: readonly AdditionalInsured[],
): CalculatorForm => {
  const id = coverageIds.ADDITIONAL_INSURED
  const selected = additionalInsureds.length > 0
  const isSame = priced.coverages[id]?.selected === selected
  const changed = isSame ? form : withCoverage(form, priced, id, { selected })
  return { ...changed, additionalInsureds }
}
