import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { addressOf } from '../../frame/screens/screen.ts'
import { quotePath } from './quote-path.ts'

/** The name of a quote in menus and for assistive technology. */
export const quoteName = (quote: QuoteRow): string => `${quote.quoteNumber}, ${quote.companyName}`

/** The address of a quote below a persona's base path. */
export const quoteAddress = (quote: { readonly id: string }, base: string): string =>
  `${base}${addressOf(quotePath, { quoteId: quote.id })}`
