import type { Quote } from '../model.ts'
import type { QuotedProduct } from '../../products/products.ts'
import type { Draft } from './draft-model.ts'
import type { CalculatorForm } from './form.ts'

/** What a calculator starts from. */
export interface Opened {
  readonly quote?: Quote
  /** What the record is quoted as; a new quote follows the options. */
  readonly product?: QuotedProduct
  readonly form: CalculatorForm
  /** What was typed into it before the page was loaded again. */
  readonly draft?: Draft | undefined
  /** What was typed before its calculator was left; it is offered. */
  readonly unfinished?: Draft | undefined
}
