import type { QuotedProduct } from '../../products/products.ts'
import type { CalculatorForm } from './form.ts'
import type { QuoteVersion } from './quote-version.ts'
import type { Step } from './steps.ts'

/** The data that survives a reload of the page: values of the form, never a token. */
export interface Draft {
  /** The quoted product; values of another region's form are converted. */
  readonly product: QuotedProduct
  readonly step: Step
  readonly form: CalculatorForm
  /** Id of the attempt to save whose answer was lost, so that the next one makes no second quote. */
  readonly requestId?: string | undefined
  /** The id of the quote saved from these values. */
  readonly quoteId?: string | undefined
  /** The version of that quote that the values change. */
  readonly basis?: QuoteVersion | undefined
}
