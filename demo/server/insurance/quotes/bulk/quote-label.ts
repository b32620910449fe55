/** The name of a quote in selections and results. */
export const quoteLabel = (quote: {
  readonly quoteNumber: string
  readonly companyName: string
}): string => `${quote.quoteNumber}, ${quote.companyName}`
