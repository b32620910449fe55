/** The columns of a submission's quote, where it has none. */
export const noQuoteColumns = {
  quoteId: null,
  quoteNumber: null,
  quoteProduct: null,
  quoteStatus: null,
  quoteTotal: null,
  quoteRequestId: null,
} as const
