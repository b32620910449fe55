import { list } from '../../../platform/lists/list.ts'
import { searchDeletedQuotes } from './endpoints.ts'
import { quoteList } from './lists.ts'

// Apart from the other lists, which first screens load.

/** Deleted quotes, which can be restored. */
export const deletedQuoteList = list({ ...quoteList, endpoint: searchDeletedQuotes })
