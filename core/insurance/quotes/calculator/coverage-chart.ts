import { chartGroupOf, chartGroups, type ChartGroup } from '../../products/chart-groups.ts'
import { coverages } from '../../products/coverages.ts'
import type { PricedOption } from '../../rating/model.ts'
import type { CoverageItem } from './coverage-groups.ts'

/** A row of the coverage chart. */
export interface ChartRow extends CoverageItem {
  /** The limit as a share of the overall limit, 0 to 1; 0 if not selected or without a limit. */
  readonly share: number
}

/** A group of the coverage chart with its rows. */
export interface ChartPart {
  readonly group: ChartGroup
  readonly rows: readonly ChartRow[]
}

/** The coverage chart of a price: its groups in order, without empty ones. */
export const coverageChart = ({
  coverages: priced,
  global,
}: Pick<PricedOption, 'coverages' | 'global'>): readonly ChartPart[] => {
  const rows = coverages.flatMap((coverage): ChartRow[] => {
    const item = priced[coverage.id]
    if (item === undefined) return []
    const limit = item.selected ? (item.limit ?? 0) : 0
    return [{ coverage, priced: item, share: Math.min(1, limit / global.limit) }]
  })
  return chartGroups.flatMap((group) => {
    const own = rows.filter(({ coverage }) => chartGroupOf(coverage) === group)
    return own.length === 0 ? [] : [{ group, rows: own }]
  })
}
