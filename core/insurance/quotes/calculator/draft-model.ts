import type { QuotedProduct } from '../../products/products.ts'
import type { CalculatorForm } from './form.ts'
import type { QuoteVersion } from './quote-version.ts'
import type { Step } from './steps.ts'

/** The data that survives a page reload: form values, never a token. */
export interface Draft {
  /** The quoted product. Values of another region's form are converted. */
  readonly product: QuotedProduct
  readonly step: Step
  readonly form: CalculatorForm
  /**
   * Id of a save attempt whose response was lost, so that the retry does not create a second quote.
   */
  readonly requestId?: string | undefined
  /** The id of the quote saved from these values. */
  readonly quoteId?: string | undefined
  /** The version of the quote that the values are based on. */
  readonly basis?: QuoteVersion | undefined
}
