import { coverageById, coverages, type Coverage } from '../../products/coverages.ts'
import { includedTerms } from '../../rating/included-terms.ts'
import type { PricedCoverage, PricedOption } from '../../rating/model.ts'
import { presetTerms, type PresetTerm } from '../../rating/rules.ts'
import type { PresetPrices } from './pricing.ts'

/** The three presets, from left to right. */
export const presetNames = ['basic', 'popular', 'elite'] as const satisfies (keyof PresetPrices)[]

/** A coverage that is not in all presets. */
export interface ComparedCoverage {
  readonly coverage: Coverage
  /** Terms per preset, from left to right; undefined if not included. */
  readonly included: readonly (PricedCoverage | undefined)[]
}

/** The coverages in which the presets differ, starting with those of the smallest preset. */
export const comparedCoverages = (presets: PresetPrices): readonly ComparedCoverage[] =>
  coverages
    .map((coverage) => ({
      coverage,
      included: presetNames.map((name) => includedTerms(presets[name], coverage.id)),
    }))
    .filter(({ included }) => included.some(Boolean) && !included.every(Boolean))
    .toSorted((a, b) => countOf(b) - countOf(a))

const countOf = ({ included }: ComparedCoverage): number => included.filter(Boolean).length

/** The terms in which the presets differ. */
export const comparedTerms = (presets: PresetPrices): ReadonlySet<PresetTerm> =>
  new Set(
    presetTerms.filter(
      (term) => new Set(presetNames.map((name) => presets[name].global[term])).size > 1,
    ),
  )

/** The number of coverages in a preset. */
export const includedCount = ({ coverages }: PricedOption): number =>
  Object.values(coverages).filter(({ selected }) => selected).length

/** The coverages that a preset adds to a smaller one, in table order. */
export const addedCoverages = (option: PricedOption, smaller: PricedOption): readonly Coverage[] =>
  Object.entries(option.coverages).flatMap(([id, { selected }]) => {
    const coverage = coverageById(Number(id))
    const isAdded = selected && smaller.coverages[id]?.selected !== true
    return coverage !== undefined && isAdded ? [coverage] : []
  })
