/** The quote columns of a submission without a quote. */
export const noQuoteColumns = {
  quoteId: null,
  quoteNumber: null,
  quoteProduct: null,
  quoteStatus: null,
  quoteTotal: null,
  quoteRequestId: null,
} as const
