import { coverageById, coverages, type Coverage } from '../../products/coverages.ts'
import { includedTerms } from '../../rating/included-terms.ts'
import type { PricedCoverage, PricedOption } from '../../rating/model.ts'
import { presetTerms, type PresetTerm } from '../../rating/rules.ts'
import type { PresetPrices } from './pricing.ts'

/** The three options from left to right. */
export const presetNames = ['basic', 'popular', 'elite'] as const satisfies (keyof PresetPrices)[]

/** A coverage that not all options have. */
export interface ComparedCoverage {
  readonly coverage: Coverage
  /** Per option from left to right: its terms, or undefined where it is not included. */
  readonly included: readonly (PricedCoverage | undefined)[]
}

/** The coverages in which the options differ, those of the smaller option first. */
export const comparedCoverages = (presets: PresetPrices): readonly ComparedCoverage[] =>
  coverages
    .map((coverage) => ({
      coverage,
      included: presetNames.map((name) => includedTerms(presets[name], coverage.id)),
    }))
    .filter(({ included }) => included.some(Boolean) && !included.every(Boolean))
    .toSorted((a, b) => countOf(b) - countOf(a))

const countOf = ({ included }: ComparedCoverage): number => included.filter(Boolean).length

/** The terms in which the options differ. */
export const comparedTerms = (presets: PresetPrices): ReadonlySet<PresetTerm> =>
  new Set(
    presetTerms.filter(
      (term) => new Set(presetNames.map((name) => presets[name].global[term])).size > 1,
    ),
  )

/** How many coverages an option includes. */
export const includedCount = ({ coverages }: PricedOption): number =>
  Object.values(coverages).filter(({ selected }) => selected).length

/** The coverages that an option has and a smaller one lacks, in the order of the table. */
export const addedCoverages = (option: PricedOption, smaller: PricedOption): readonly Coverage[] =>
  Object.entries(option.coverages).flatMap(([id, { selected }]) => {
    const coverage = coverageById(Number(id))
    const isAdded = selected && smaller.coverages[id]?.selected !== true
    return coverage !== undefined && isAdded ? [coverage] : []
  })
