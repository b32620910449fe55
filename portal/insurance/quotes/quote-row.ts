import type { QuoteRow } from '#core/insurance/quotes/model.ts'

/** The name of a quote in menus and for assistive technology. */
export const quoteName = (quote: QuoteRow): string => `${quote.quoteNumber}, ${quote.companyName}`
