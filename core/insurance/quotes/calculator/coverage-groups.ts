import { coverageIds, coverages, type Coverage } from '../../products/coverages.ts'
import type { CalculatorAnswer, PricedCoverage, PricedOption } from '../../rating/model.ts'
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

/** Terrorism coverage has its own switch next to the terms (spec 2 §2 shows it separately). */
const separateCoverages: readonly number[] = [coverageIds.TRIA]

/** The coverages of a price by group, in table order (spec 2 §3). */
export const coverageGroups = (option: PricedOption): readonly CoverageGroup[] => {
  const items = coverages.flatMap((coverage) => {
    const priced = option.coverages[coverage.id]
    return priced === undefined || separateCoverages.includes(coverage.id)
      ? []
      : [{ coverage, priced }]
  })
  const groups = [...new Set(items.map(({ coverage }) => coverage.group))].toSorted((a, b) => a - b)
  return groups.map((group) => ({
    group,
    items: items.filter(({ coverage }) => coverage.group === group),
  }))
}

const rowsOf = (ids: readonly number[]): readonly Coverage[] =>
  coverages.filter(({ id }) => ids.includes(id))

/** The coverages that a NO to a question disables. */
export const disabledBy = (option: PricedOption, question: SecurityQuestion): readonly Coverage[] =>
  rowsOf(
    Object.entries(option.coverages).flatMap(([id, { availability }]) =>
      availability.questions?.includes(question) ? [Number(id)] : [],
    ),
  )

/** The effect of the opposite answer: added or removed coverages, and the change of the total. */
export interface OtherAnswer {
  readonly coverages: readonly Coverage[]
  /** Minor units. */
  readonly difference: number
}

/**
 * The effect of the opposite answer to a question; undefined if no coverage depends on it alone.
 */
export const otherAnswer = (
  { answerEffects = [] }: Pick<CalculatorAnswer, 'answerEffects'>,
  question: SecurityQuestion,
): OtherAnswer | undefined => {
  const effect = answerEffects.find((each) => each.question === question)
  return effect === undefined || effect.coverages.length === 0
    ? undefined
    : { coverages: rowsOf(effect.coverages), difference: effect.difference }
}
