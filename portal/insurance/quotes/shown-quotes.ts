import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { searchDeletedQuotes } from '#core/insurance/quotes/deleted-endpoints.ts'
import { getEventExclusions, getIrpm } from '#core/insurance/quotes/adjustment-endpoints.ts'
import { getQuoteChanges } from '#core/insurance/quotes/changes/endpoints.ts'
import { getQuote, getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/reading.ts'
import { getUnderwriting } from '#core/insurance/quotes/underwriting-endpoints.ts'
import type { ShownRecords } from '#core/platform/live/refetch.ts'
import { showsQuotes } from './shows-quotes.ts'

const records = [
  getQuote,
  getQuoteById,
  getUnderwriting,
  getIrpm,
  getEventExclusions,
  listSubjectivities,
  getQuoteChanges,
]

/** What open screens show of quotes. */
export const shownQuotes: ShownRecords = {
  kind: 'quote',
  lists: [
    ...showsQuotes.filter((each) => !records.some(({ id }) => id === each.id)),
    searchDeletedQuotes,
    getCart,
    searchActivity,
  ],
  records,
}
