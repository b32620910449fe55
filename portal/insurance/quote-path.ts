import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { addressOf } from '../frame/screens/screen.ts'

/** The address of a quote, separate from its screen because its parts link to quotes. */
export const quotePath = { address: '/quotes/$quoteId' } as const

/** The address of the inbox. */
export const inboxPath = { address: '/inbox' } as const

/** The address of a quote below a persona's base path. */
export const quoteAddress = (quote: { readonly id: string }, base: string): string =>
  `${base}${addressOf(quotePath, { quoteId: quote.id })}`

/** The name of a quote in menus and for assistive technology. */
export const quoteName = (quote: QuoteRow): string => `${quote.quoteNumber}, ${quote.companyName}`
