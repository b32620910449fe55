import type { QuotedProduct } from '../../products/products.ts'
import type { CalculatorForm } from './form.ts'
import type { Step } from './steps.ts'

/** What outlives a reload of the page: values of the form, never a token. */
export interface Draft {
  /** What was quoted: values of another region's form are carried over, not taken as they are. */
  readonly product: QuotedProduct
  readonly step: Step
  readonly form: CalculatorForm
  /** Names an attempt to save whose answer was lost, so that the next one makes no second quote. */
  readonly requestId?: string | undefined
  /** The quote that was saved from these values, by its id. */
  readonly quoteId?: string | undefined
  /** `modified` of the quote that the values are a change to; the draft is void once it has moved on. */
  readonly basis?: string | undefined
}
