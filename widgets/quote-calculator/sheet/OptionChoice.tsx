import { presetNames } from '#core/insurance/quotes/calculator/comparison.ts'
import type { CalculatorForm } from '#core/insurance/quotes/calculator/form.ts'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { asCustom, withPreset } from '#core/insurance/quotes/calculator/terms.ts'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import { presetIds, type PresetId } from '#core/insurance/products/terms.ts'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { useMoney } from '../price/use-money.ts'

/** The three options with their prices, and custom terms (-1, spec 2 §4), as one control. */
export function OptionChoice({
  price,
  form,
}: {
  readonly price: Price
  readonly form: CalculatorForm
}) {
  const t = useWording('sheet', 'rating')
  const calculator = useCalculator()
  const quote = useStore(calculator.$quote)
  const money = useMoney()
  const { presets } = price
  const choose = (preset: PresetId) =>
    calculator.revise('global.preset', (old, priced) =>
      preset !== presetIds.custom
        ? withPreset(old, preset)
        : priced === undefined
          ? old
          : asCustom(old, priced),
    )
  const ids = [...presetNames.map((name) => presetIds[name]), presetIds.custom]
  const nameOf = (id: PresetId) => {
    const option = t(`rating:presets.${id}`)
    const priced = presetNames.find((name) => presetIds[name] === id)
    return presets === undefined || priced === undefined
      ? option
      : t('sheet:option.of', { option, price: money.whole(totalToPay(presets[priced], quote)) })
  }
  return (
    <SegmentedControl
      label={t('sheet:option.label')}
      choices={ids.map((id) => ({ value: String(id), label: nameOf(id) }))}
      value={String(form.global.preset ?? price.answer.global.preset)}
      onValue={(value) => {
        const id = ids.find((each) => String(each) === value)
        if (id !== undefined) choose(id)
      }}
    />
  )
}
