import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { addressOf } from '../../frame/screens/screen.ts'
import { quoteScreen } from './quote-screens.ts'

/** What menus and assistive technology call a quote. */
export const quoteName = (quote: QuoteRow): string => `${quote.quoteNumber}, ${quote.companyName}`

/** Where a quote opens below a persona's base path. */
export const quoteAddress = (quote: { readonly id: string }, base: string): string =>
  `${base}${addressOf(quoteScreen, { quoteId: quote.id })}`
