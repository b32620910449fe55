import { coverageChart } from '#core/insurance/quotes/calculator/coverage-chart.ts'
import { displayedOption } from '#core/insurance/quotes/calculator/displayed-option.ts'
import { useStore } from '../../react/use-store.ts'
import { useCalculator } from '../calculator-context.ts'
import { useMoney } from '../price/use-money.ts'
import { CoverageBox } from './CoverageBox.tsx'
import { CoverageChart } from './CoverageChart.tsx'
import { useRows } from './use-rows.ts'

/** The coverage chart with check boxes that change the quote. */
export function EditableChart() {
  const calculator = useCalculator()
  const form = useStore(calculator.$form)
  const price = useStore(calculator.$price)
  const money = useMoney()
  const option = price && displayedOption(form, price)
  const parts = option ? coverageChart(option) : []
  const { move, reach } = useRows(parts[0]?.rows[0]?.coverage.id)
  return option === undefined ? null : (
    <CoverageChart parts={parts} limit={option.global.limit} money={money}>
      {(row) => <CoverageBox item={row} {...reach(row.coverage.id)} onKeyDown={move} />}
    </CoverageChart>
  )
}
