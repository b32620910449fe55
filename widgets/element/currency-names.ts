import { currencies } from '#core/foundation/money/money.ts'

/** The currencies within an English sentence. */
export const currencyNames = new Intl.ListFormat('en', { type: 'disjunction' }).format(currencies)
