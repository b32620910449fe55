import type { PricedCoverage, PricedOption } from './model.ts'

/** The terms of a coverage in a price; undefined if not included. */
export const includedTerms = (
  { coverages }: Pick<PricedOption, 'coverages'>,
  id: number,
): PricedCoverage | undefined => {
  const priced = coverages[id]
  return priced?.selected === true ? priced : undefined
}
