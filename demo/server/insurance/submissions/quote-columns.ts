/** The columns of a submission's quote, where it has none. */
export const withoutQuote = {
  quoteId: null,
  quoteNumber: null,
  quoteProduct: null,
  quoteStatus: null,
  quoteTotal: null,
  quoteRequestId: null,
} as const
