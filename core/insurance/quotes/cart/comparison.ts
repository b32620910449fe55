import { coverages, type Coverage } from '../../products/coverages.ts'
import { includedTerms } from '../../rating/included-terms.ts'
import type { CalculatorAnswer, PricedCoverage } from '../../rating/model.ts'
import { endedQuoteStatuses } from '../statuses.ts'
import type { CartItem } from './model.ts'

/** The fields that a comparison needs, in a cart, a shared comparison or a document. */
export interface Variation extends Pick<
  CartItem,
  | 'id'
  | 'presetName'
  | 'quoteNumber'
  | 'status'
  | 'product'
  | 'currency'
  | 'premium'
  | 'totalPremium'
  | 'limit'
  | 'deductible'
  | 'effectiveDate'
  | 'endDate'
> {
  readonly calculatorGeneratedData: Pick<CalculatorAnswer, 'global' | 'coverages'>
}

/** The compared terms in row order; texts are `cart:term.<term>`. */
export const comparedTerms = {
  totalPremium: ({ totalPremium }) => totalPremium,
  premium: ({ premium }) => premium,
  charges: ({ totalPremium, premium }) => totalPremium - premium,
  limit: ({ limit }) => limit,
  deductible: ({ deductible }) => deductible,
  waitingPeriod: ({ calculatorGeneratedData: { global } }) => global.waitingPeriod,
  retroActivePeriod: ({ calculatorGeneratedData: { global } }) => global.retroActivePeriod,
  effectiveDate: ({ effectiveDate }) => effectiveDate,
  endDate: ({ endDate }) => endDate,
} as const satisfies Record<string, (variation: Variation) => number | string>
export type ComparedTerm = keyof typeof comparedTerms

/** A term with its value in each variation, from left to right. */
export interface TermRow {
  readonly kind: 'term'
  readonly term: ComparedTerm
  readonly values: readonly (number | string)[]
  readonly isDifferent: boolean
}

/** A coverage with its terms in each variation; undefined if not included. */
export interface CoverageRow {
  readonly kind: 'coverage'
  readonly coverage: Coverage
  readonly values: readonly (PricedCoverage | undefined)[]
  readonly isDifferent: boolean
}

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1

const termRow = (term: ComparedTerm, variations: readonly Variation[]): TermRow => {
  const values = variations.map((each) => comparedTerms[term](each))
  return { kind: 'term', term, values, isDifferent: differ(values) }
}

/** A coverage's terms as one comparable value. */
const termsOf = (priced: PricedCoverage | undefined): string =>
  priced === undefined
    ? ''
    : JSON.stringify([
        priced.limit,
        priced.deductible,
        priced.waitingPeriod,
        priced.retroActivePeriod,
      ])

/** The coverages included in at least one variation, by group in table order. */
const coverageRows = (variations: readonly Variation[]): readonly CoverageRow[] =>
  coverages
    .flatMap((coverage): CoverageRow[] => {
      const values = variations.map(({ calculatorGeneratedData }) =>
        includedTerms(calculatorGeneratedData, coverage.id),
      )
      if (!values.some(Boolean)) return []
      return [{ kind: 'coverage', coverage, values, isDifferent: differ(values.map(termsOf)) }]
    })
    .toSorted(({ coverage: a }, { coverage: b }) => a.group - b.group)

const isOffer = ({ status }: Variation): boolean =>
  !endedQuoteStatuses.some((ended) => ended === status)

/** The offered variations with the lowest total premium; none if all cost the same. */
export const cheapestOf = (variations: readonly Variation[]): readonly string[] => {
  const offered = variations.filter(isOffer)
  const min = Math.min(...offered.map(({ totalPremium }) => totalPremium))
  const cheapest = offered.filter(({ totalPremium }) => totalPremium === min)
  return cheapest.length === offered.length ? [] : cheapest.map(({ id }) => id)
}

/**
 * Measures of coverage breadth in order of precedence: number of included coverages, aggregate
 * limit, sum of the coverage limits, and a smaller deductible.
 */
const widthOf = (variation: Variation): readonly number[] => {
  const included = Object.values(variation.calculatorGeneratedData.coverages).filter(
    ({ selected }) => selected,
  )
  return [
    included.length,
    variation.limit,
    included.reduce((sum, { limit = 0 }) => sum + limit, 0),
    -variation.deductible,
  ]
}

const compareWidths = (a: readonly number[], b: readonly number[]): number =>
  a.map((each, at) => each - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0

/** The offered variations with the widest cover; none if all are equal. */
export const widestOf = (variations: readonly Variation[]): readonly string[] => {
  const widths = variations.filter(isOffer).map((each) => ({ id: each.id, width: widthOf(each) }))
  const [widest] = widths.toSorted((a, b) => compareWidths(b.width, a.width))
  if (widest === undefined) return []
  const equal = widths.filter(({ width }) => compareWidths(width, widest.width) === 0)
  return equal.length === widths.length ? [] : equal.map(({ id }) => id)
}

/** A comparison of variations. */
export interface Comparison {
  readonly terms: readonly TermRow[]
  readonly coverages: readonly CoverageRow[]
  /** Ids of the cheapest and of the widest variations. */
  readonly cheapest: readonly string[]
  readonly widest: readonly string[]
}

/** Compares variations of one account. Each row has a value per variation, in order. */
export const compare = (variations: readonly Variation[]): Comparison => ({
  // `Object.keys` loses the key types
  terms: (Object.keys(comparedTerms) as ComparedTerm[]).map((term) => termRow(term, variations)),
  coverages: coverageRows(variations),
  cheapest: cheapestOf(variations),
  widest: widestOf(variations),
})
