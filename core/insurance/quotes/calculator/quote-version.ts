import type { CoverageChoices, ResolvedTerms } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import type { CalculatorForm } from './form.ts'
import { formOfQuote } from './saved-form.ts'

/** A saved state of a quote, as far as its calculator edits it; amounts in minor units. */
export interface QuoteVersion {
  /** `modified` of the quote. */
  readonly modified: string
  readonly form: CalculatorForm
  /** The terms in force, whether chosen or from an option. */
  readonly global: ResolvedTerms
  /** The coverages, whether chosen or from an option, without terms of their own. */
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
        // a coverage disabled by an answer is restored with the answer
        { selected: selected || withheldPremium !== undefined },
      ]),
    ),
  }
}
