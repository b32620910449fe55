import type { ReactNode } from 'react'
import type { CalculatorForm } from '#core/insurance/quotes/calculator/form.ts'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { displayedOption } from '#core/insurance/quotes/calculator/displayed-option.ts'
import { withCoverage, withDay, withTerm } from '#core/insurance/quotes/calculator/terms.ts'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import { endDates } from '#core/insurance/rating/dates.ts'
import type { PresetTerm } from '#core/insurance/rating/rules.ts'
import { standardTerms } from '#core/insurance/products/standard-terms.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { DateInput } from '../../kit/DateInput.tsx'
import { Field } from '../../kit/Field.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { Select } from '../../kit/Select.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { LimitField } from '../fields/LimitField.tsx'
import styles from './terms-editor.styles.css'
import { useDay } from '../fields/use-day.ts'
import { useFieldError } from '../fields/use-field-error.ts'
import { useMoney } from '../price/use-money.ts'
import { useTermText } from './use-term-text.ts'

interface Props {
  readonly price: Price
  readonly form: CalculatorForm
}

/** A value of an older grid stays visible until another is chosen. */
const withChosen = (grid: readonly number[], value: number | undefined): readonly number[] =>
  value === undefined || grid.includes(value) ? grid : [...grid, value].toSorted((a, b) => a - b)

/** The first and last day of the cover. */
function Days({ price, form }: Props) {
  const t = useWording('calculator-steps')
  const calculator = useCalculator()
  const rules = useStore(calculator.$rules)
  const day = useDay()
  const startError = useFieldError('global.effectiveDate')
  const endError = useFieldError('global.endDate')
  const { effectiveDate, endDate } = displayedOption(form, price).global
  const start = rules?.effectiveDate
  const end = endDates(effectiveDate)
  const hint = ({ min, max }: { min: string; max: string }) =>
    t('calculator-steps:options.dateHint', { min: day(min), max: day(max) })
  return (
    <>
      <Field
        label={t('calculator-steps:options.effectiveDate')}
        hint={start && hint(start)}
        error={startError}
      >
        <DateInput
          name="global.effectiveDate"
          min={start?.min}
          max={start?.max}
          value={effectiveDate}
          onValue={(text) =>
            calculator.revise('global.effectiveDate', (old) => withDay(old, 'effectiveDate', text))
          }
        />
      </Field>
      <Field label={t('calculator-steps:options.endDate')} hint={hint(end)} error={endError}>
        <DateInput
          name="global.endDate"
          min={end.min}
          max={end.max}
          value={endDate}
          onValue={(text) =>
            calculator.revise('global.endDate', (old) => withDay(old, 'endDate', text))
          }
        />
      </Field>
    </>
  )
}

/** The limit of the policies below an excess layer; empty for primary cover. */
function UnderlyingLimit({ price, form }: Props) {
  const t = useWording('calculator-steps')
  const calculator = useCalculator()
  const money = useMoney()
  const error = useFieldError('global.underlyingLimit')
  const { underlyingLimits } = useStore(calculator.$rules) ?? {}
  if (underlyingLimits === undefined) return null
  const { underlyingLimit = underlyingLimits[0] } = displayedOption(form, price).global
  return (
    <Field
      label={t('calculator-steps:options.underlyingLimit')}
      hint={t('calculator-steps:options.underlyingLimitHint')}
      error={error}
    >
      <Select
        name="global.underlyingLimit"
        choices={withChosen(underlyingLimits, underlyingLimit).map((each) => ({
          value: String(each),
          label: money.whole(each),
        }))}
        value={String(underlyingLimit)}
        onValue={(value) =>
          calculator.revise('global.underlyingLimit', (old) => ({
            ...old,
            global: { ...old.global, underlyingLimit: Number(value) },
          }))
        }
      />
    </Field>
  )
}

/** Terrorism coverage, if the product offers it. */
export function TriaSwitch({ price, form }: Props) {
  const t = useWording('calculator-steps')
  const calculator = useCalculator()
  const tria = displayedOption(form, price).coverages[coverageIds.TRIA]
  if (tria === undefined) return null
  return (
    <Switch
      name={`coverages.${coverageIds.TRIA}`}
      label={t('calculator-steps:options.tria')}
      hint={t('calculator-steps:options.triaHint')}
      checked={tria.selected}
      aria-disabled={!tria.availability.available || undefined}
      onValue={(selected) =>
        calculator.revise(`coverages.${coverageIds.TRIA}`, (old, priced) =>
          priced ? withCoverage(old, priced, coverageIds.TRIA, { selected }) : old,
        )
      }
    />
  )
}

/** Surplus lines and terrorism coverage. */
function Extras({ price, form }: Props) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps')
  const calculator = useCalculator()
  const rules = useStore(calculator.$rules)
  return (
    <div className={css['extras']}>
      {rules?.isSurplusOffered && (
        <Switch
          name="surplusOnly"
          label={t('calculator-steps:options.surplusOnly')}
          hint={t('calculator-steps:options.surplusOnlyHint')}
          checked={form.surplusOnly}
          onValue={(surplusOnly) =>
            calculator.revise('surplusOnly', (old) => ({ ...old, surplusOnly }))
          }
        />
      )}
      <TriaSwitch price={price} form={form} />
    </div>
  )
}

/** The terms of the whole quote. Changing a term makes the option custom. */
export function TermsEditor({
  price,
  form,
  extras = <Extras price={price} form={form} />,
}: Props & {
  /** Content below the terms. Default: surplus lines and terrorism coverage. */
  readonly extras?: ReactNode
}) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating')
  const calculator = useCalculator()
  const termText = useTermText()
  // the product's own grids after its rules have loaded
  const grids = useStore(calculator.$rules) ?? standardTerms
  const deductibleError = useFieldError('global.deductible')
  const waitingError = useFieldError('global.waitingPeriod')
  const retroError = useFieldError('global.retroActivePeriod')
  const { global } = displayedOption(form, price)
  const change = (term: PresetTerm, value: number) =>
    calculator.revise(`global.${term}`, (old, priced) =>
      priced ? withTerm(old, priced, term, value) : old,
    )
  const choices = (term: PresetTerm, values: readonly number[]) =>
    values.map((value) => ({ value: String(value), label: termText(term, value) }))
  return (
    <div className={css['grid']}>
      <LimitField value={global.limit} onValue={(limit) => change('limit', limit)} />
      <Field
        label={t('calculator-steps:options.deductible', {}, ownTermsOf(calculator.product))}
        error={deductibleError}
      >
        <Select
          name="global.deductible"
          choices={choices('deductible', withChosen(grids.deductibles, global.deductible))}
          value={String(global.deductible)}
          onValue={(value) => change('deductible', Number(value))}
        />
      </Field>
      <UnderlyingLimit price={price} form={form} />
      {(grids.waitingPeriods.length > 1 || waitingError !== undefined) && (
        <SegmentedControl
          name="global.waitingPeriod"
          label={t('calculator-steps:options.waitingPeriod')}
          error={waitingError}
          className={css['segments']}
          choices={choices('waitingPeriod', grids.waitingPeriods)}
          value={String(global.waitingPeriod)}
          onValue={(value) => change('waitingPeriod', Number(value))}
        />
      )}
      <SegmentedControl
        name="global.retroActivePeriod"
        label={t('calculator-steps:options.retroActivePeriod')}
        error={retroError}
        className={css['segments']}
        choices={choices('retroActivePeriod', grids.retroActivePeriods)}
        value={String(global.retroActivePeriod)}
        onValue={(value) => change('retroActivePeriod', Number(value))}
      />
      <Days price={price} form={form} />
      {extras}
    </div>
  )
}
