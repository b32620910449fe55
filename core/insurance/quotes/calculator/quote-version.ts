import type { CoverageChoices, ResolvedTerms } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import type { CalculatorForm } from './form.ts'
import { formOfQuote } from './saved-form.ts'

/** The part of a saved quote that the calculator edits; amounts in minor units. */
export interface QuoteVersion {
  /** `modified` of the quote. */
  readonly modified: string
  readonly form: CalculatorForm
  /** The effective terms, whether chosen or from a preset. */
  readonly global: ResolvedTerms
  /** The effective coverages, whether chosen or from a preset, without their own terms. */
  readonly coverages: CoverageChoices
}

export const versionOf = (quote: Quote): QuoteVersion => {
  const { global, coverages } = quote.calculatorGeneratedData
  return {
    modified: quote.modified,
    form: formOfQuote(quote),
    global,
    coverages: Object.fromEntries(
      Object.entries(coverages).map(([id, { selected, withheldPremium }]) => [
        id,
        // a coverage disabled by an answer is restored when the answer changes
        { selected: selected || withheldPremium !== undefined },
      ]),
    ),
  }
}
