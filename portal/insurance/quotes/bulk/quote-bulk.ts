import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import {
  selectAgencyInbox,
  selectInbox,
  selectQuotes,
} from '#core/insurance/quotes/bulk/selection-endpoints.ts'
import { searchDeletedQuotes } from '#core/insurance/quotes/deleted-endpoints.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import type { BulkAction, TableBulk } from '../../../frame/bulk/bulk.ts'
import { showsQuotes } from '../shows-quotes.ts'
import {
  declineQuotesDialog,
  deleteQuotesDialog,
  loseQuotesDialog,
  needByOfQuotesDialog,
} from './bulk-dialogs.ts'

const actions: readonly BulkAction[] = [
  {
    id: 'need-by-of-quotes',
    label: 'quotes:action.needBy',
    needs: 'quote:request',
    dialog: needByOfQuotesDialog,
    done: 'quote-life:bulk.needBy.done',
  },
  {
    id: 'decline-quotes',
    label: 'quotes:action.decline',
    needs: 'quote:decline',
    dialog: declineQuotesDialog,
    done: 'quote-life:bulk.decline.done',
  },
  {
    id: 'lose-quotes',
    label: 'quotes:action.lost',
    needs: 'quote:close',
    dialog: loseQuotesDialog,
    done: 'quote-life:bulk.lost.done',
  },
  {
    id: 'delete-quotes',
    label: 'quotes:action.delete',
    needs: 'quote:close',
    dialog: deleteQuotesDialog,
    done: 'quote-life:bulk.delete.done',
  },
]

/** The bulk actions on quotes, with the selection of one of their lists. */
const over = (select: typeof selectQuotes | typeof selectInbox | typeof selectAgencyInbox) =>
  ({
    actions,
    select: (api, { page: _page, size: _size, recentSince: _since, ...query }: ListQuery) =>
      api.call(select, { query }),
    refetches: [...showsQuotes, searchDeletedQuotes, searchActivity],
  }) satisfies TableBulk

/** What can be done with several quotes. */
export const quoteBulk = over(selectQuotes)

/** What can be done with several quotes of the underwriting inbox. */
export const inboxBulk = over(selectInbox)

/** What can be done with several quotes of an agency's inbox. */
export const agencyInboxBulk = over(selectAgencyInbox)
