import { useMemo } from 'react'
import { type Currency, formatMoney } from '#core/foundation/money/money.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { coverageChart } from '#core/insurance/quotes/calculator/coverage-chart.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { Tooltip } from '#widgets/kit/Tooltip.tsx'
import {
  useCoverageName,
  useCoverageTooltip,
} from '#widgets/quote-calculator/coverages/use-coverage-text.ts'
import { useLockReason } from '#widgets/quote-calculator/coverages/use-lock-reason.ts'
import { CoverageChart } from '#widgets/quote-calculator/sheet/CoverageChart.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'

/** Formats amounts briefly, `$2.5M`, for axes and bars. */
const useShortSum = (currency: Currency): ((minor: number) => string) => {
  const locale = useStore(usePlatform().wording.$locale)
  return useMemo(
    () => (minor) => formatMoney({ minor, currency }, locale, { short: true }),
    [currency, locale],
  )
}

/** The coverage chart of a saved quote, with read-only check boxes. */
export const SavedChart = ({ quote }: { readonly quote: Quote }) => {
  const { wholeMoney } = useFormats()
  const short = useShortSum(quote.currency)
  const nameOf = useCoverageName()
  const aboutOf = useCoverageTooltip()
  const reasonOf = useLockReason()
  const { calculatorGeneratedData: option, currency } = quote
  return (
    <CoverageChart
      parts={coverageChart(option)}
      limit={option.global.limit}
      money={{ whole: (minor) => wholeMoney(minor, currency), short }}
    >
      {({ coverage, priced }) => (
        <Tooltip text={sentences(reasonOf(coverage, priced), aboutOf(coverage))}>
          <Checkbox label={nameOf(coverage)} checked={priced.selected} readOnly aria-disabled />
        </Tooltip>
      )}
    </CoverageChart>
  )
}
