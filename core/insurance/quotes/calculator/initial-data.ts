import type { QuotedProduct } from '../../products/products.ts'
import type { Quote } from '../model.ts'
import type { Conflict } from './conflict.ts'
import type { Draft } from './draft-model.ts'
import type { CalculatorForm } from './form.ts'
import type { QuoteVersion } from './quote-version.ts'

/** The data that a calculator starts with. */
export interface InitialData {
  readonly quote?: Quote
  /** The version of the quote that the form changes; older where there is a conflict. */
  readonly version?: QuoteVersion
  /** The product of the record; a new quote follows the options. */
  readonly product?: QuotedProduct
  /** The account of the record that a new quote is for. */
  readonly accountId?: string
  readonly form: CalculatorForm
  /** The values typed before the page was reloaded. */
  readonly draft?: Draft | undefined
  /** The values typed before its calculator was left; they are offered. */
  readonly unfinished?: Draft | undefined
  /** What changed in the quote since the draft was typed. */
  readonly conflict?: Conflict
}
