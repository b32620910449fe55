import { coverageChart } from '#core/insurance/quotes/calculator/coverage-chart.ts'
import type { CalculatorForm } from '#core/insurance/quotes/calculator/form.ts'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { shownOption } from '#core/insurance/quotes/calculator/shown.ts'
import { useMoney } from '../price/use-money.ts'
import { CoverageBox } from './CoverageBox.tsx'
import { CoverageChart } from './CoverageChart.tsx'
import { useRows } from './use-rows.ts'

/** The coverage chart with check boxes that change the quote. */
export function EditableChart({
  price,
  form,
}: {
  readonly price: Price
  readonly form: CalculatorForm
}) {
  const option = shownOption(form, price)
  const parts = coverageChart(option)
  const { move, reach } = useRows(parts[0]?.rows[0]?.coverage.id)
  return (
    <CoverageChart parts={parts} limit={option.global.limit} money={useMoney()}>
      {(row) => <CoverageBox item={row} {...reach(row.coverage.id)} onKeyDown={move} />}
    </CoverageChart>
  )
}
