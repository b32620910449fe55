import { coverageById, coverageIds, type Coverage } from '../../products/coverages.ts'
import { coveragesOf } from '../../products/sold-coverages.ts'
import type { PricedCoverage, PricedOption } from '../../rating/model.ts'
import type { SecurityQuestion } from '../../products/questions.ts'
import type { QuotedProduct } from '../../products/products.ts'

/** A coverage as the editor shows it. */
export interface CoverageItem {
  readonly coverage: Coverage
  readonly priced: PricedCoverage
}

export interface CoverageGroup {
  readonly group: Coverage['group']
  readonly items: readonly CoverageItem[]
}

/** Terrorism cover has a switch of its own beside the terms (spec 2 §2 shows it apart). */
const shownApart: readonly number[] = [coverageIds.TRIA]

/** The coverages of a price by group, in the order of the table (spec 2 §3). */
export const coverageGroups = (
  option: PricedOption,
  product: QuotedProduct,
): readonly CoverageGroup[] => {
  const items = coveragesOf(product).flatMap((coverage) => {
    const priced = option.coverages[coverage.id]
    return priced === undefined || shownApart.includes(coverage.id) ? [] : [{ coverage, priced }]
  })
  const groups = [...new Set(items.map(({ coverage }) => coverage.group))].toSorted((a, b) => a - b)
  return groups.map((group) => ({
    group,
    items: items
      .filter(({ coverage }) => coverage.group === group)
      .toSorted((a, b) => a.coverage.ordinal - b.coverage.ordinal),
  }))
}

/** The coverages that the answer to a question makes unavailable. */
export const disabledBy = (option: PricedOption, question: SecurityQuestion): readonly Coverage[] =>
  Object.entries(option.coverages).flatMap(([id, { availability }]) => {
    const coverage = coverageById(Number(id))
    const isBlamed = availability.questions?.includes(question) ?? false
    return coverage !== undefined && isBlamed ? [coverage] : []
  })
