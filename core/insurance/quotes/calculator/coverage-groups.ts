import { coverageById, coverageIds, coverages, type Coverage } from '../../products/coverages.ts'
import type { PricedCoverage, PricedOption } from '../../rating/model.ts'
import { isNeededBy } from '../../rating/rules.ts'
import type { SecurityQuestion } from '../../products/questions.ts'

/** A coverage in the editor. */
export interface CoverageItem {
  readonly coverage: Coverage
  readonly priced: PricedCoverage
}

export interface CoverageGroup {
  readonly group: Coverage['group']
  readonly items: readonly CoverageItem[]
}

/** Terrorism coverage has a switch of its own beside the terms (spec 2 §2 shows it separately). */
const shownApart: readonly number[] = [coverageIds.TRIA]

/** The coverages of a price by group, in the order of the table (spec 2 §3). */
export const coverageGroups = (option: PricedOption): readonly CoverageGroup[] => {
  const items = coverages.flatMap((coverage) => {
    const priced = option.coverages[coverage.id]
    return priced === undefined || shownApart.includes(coverage.id) ? [] : [{ coverage, priced }]
  })
  const groups = [...new Set(items.map(({ coverage }) => coverage.group))].toSorted((a, b) => a - b)
  return groups.map((group) => ({
    group,
    items: items.filter(({ coverage }) => coverage.group === group),
  }))
}

/** The effect of a NO: the coverages it disables, and their total cost, minor units. */
export interface AnswerEffect {
  readonly coverages: readonly Coverage[]
  readonly premium: number
}

const effectOf = (
  option: PricedOption,
  /** The cost of a coverage if it were included; undefined when it is not selected. */
  cost: (id: number, priced: PricedCoverage) => number | undefined,
): AnswerEffect => {
  const counted = Object.entries(option.coverages).flatMap(([id, priced]) => {
    const coverage = coverageById(Number(id))
    const premium = cost(Number(id), priced)
    return coverage === undefined || premium === undefined ? [] : [{ coverage, premium }]
  })
  return {
    coverages: counted.map(({ coverage }) => coverage),
    premium: counted.reduce((sum, { premium }) => sum + premium, 0),
  }
}

/** The coverages that the NO to a question disables, with their cost. */
export const disabledBy = (option: PricedOption, question: SecurityQuestion): AnswerEffect =>
  effectOf(option, (_, { availability, withheldPremium = 0 }) =>
    availability.questions?.includes(question) ? withheldPremium : undefined,
  )

/** The coverages in a price that NO to a question would disable, with their cost. */
export const endangeredBy = (option: PricedOption, question: SecurityQuestion): AnswerEffect =>
  effectOf(option, (id, { selected, premium }) =>
    selected && isNeededBy(id, question) ? premium : undefined,
  )
