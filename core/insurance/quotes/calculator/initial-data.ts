import type { QuotedProduct } from '../../products/products.ts'
import type { Quote } from '../model.ts'
import type { Conflict } from './conflict.ts'
import type { Draft } from './draft-model.ts'
import type { CalculatorForm } from './form.ts'
import type { QuoteVersion } from './quote-version.ts'

/** The initial data of a calculator. */
export interface InitialData {
  readonly quote?: Quote
  /** The version that the form is based on; older than the quote if there is a conflict. */
  readonly version?: QuoteVersion
  /** The record's product; absent for a new quote, which uses the options. */
  readonly product?: QuotedProduct
  /** The account that a new quote is for. */
  readonly accountId?: string
  readonly form: CalculatorForm
  /** The values typed before the page was reloaded. */
  readonly draft?: Draft | undefined
  /** The values typed before the calculator was closed, to be offered. */
  readonly unfinished?: Draft | undefined
  /** The changes to the quote since the draft was typed. */
  readonly conflict?: Conflict
}
