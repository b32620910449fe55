import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import {
  selectAgencyInbox,
  selectBinders,
  selectDeletedQuotes,
  selectInbox,
  selectQuotes,
} from '#core/insurance/quotes/bulk/endpoints.ts'
import { searchDeletedQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { wholeListOf } from '#core/platform/lists/whole-list.ts'
import type { BulkAction, TableBulk } from '../../../frame/bulk/bulk.ts'
import { quoteQueries } from '../../quote-queries.ts'
import {
  declineQuotesDialog,
  deleteQuotesDialog,
  issueQuotesDialog,
  loseQuotesDialog,
  needByOfQuotesDialog,
  rescindBindersDialog,
  restoreQuotesDialog,
} from './bulk-dialogs.ts'

const quoteActions: readonly BulkAction[] = [
  {
    id: 'need-by-of-quotes',
    label: 'quotes:action.needBy',
    needs: 'quote:request',
    dialog: needByOfQuotesDialog,
    done: 'quote-lifecycle:bulk.needBy.done',
  },
  {
    id: 'decline-quotes',
    label: 'quotes:action.decline',
    needs: 'quote:decline',
    dialog: declineQuotesDialog,
    done: 'quote-lifecycle:bulk.decline.done',
  },
  {
    id: 'lose-quotes',
    label: 'quotes:action.lost',
    needs: 'quote:close',
    dialog: loseQuotesDialog,
    done: 'quote-lifecycle:bulk.lost.done',
  },
  {
    id: 'delete-quotes',
    label: 'quotes:action.delete',
    needs: 'quote:close',
    dialog: deleteQuotesDialog,
    done: 'quote-lifecycle:bulk.delete.done',
  },
]

const binderActions: readonly BulkAction[] = [
  {
    id: 'issue-quotes',
    label: 'quotes:action.issueBound',
    needs: 'quote:issue',
    dialog: issueQuotesDialog,
    done: 'quote-lifecycle:bulk.issue.done',
  },
  {
    id: 'rescind-binders',
    label: 'quotes:action.rescind',
    needs: 'quote:approve',
    dialog: rescindBindersDialog,
    done: 'quote-lifecycle:bulk.rescind.done',
  },
]

const deletedActions: readonly BulkAction[] = [
  {
    id: 'restore-quotes',
    label: 'quotes:action.restore',
    needs: 'quote:close',
    dialog: restoreQuotesDialog,
    done: 'quote-lifecycle:bulk.restore.done',
  },
]

type Select =
  | typeof selectQuotes
  | typeof selectInbox
  | typeof selectAgencyInbox
  | typeof selectBinders
  | typeof selectDeletedQuotes

/** The bulk actions of one list of quotes, with its selection call. */
const over = (select: Select, actions: readonly BulkAction[]) =>
  ({
    actions,
    select: (api, query: ListQuery) => api.call(select, { query: wholeListOf(query) }),
    refetches: [...quoteQueries, searchDeletedQuotes, searchActivity],
  }) satisfies TableBulk

/** The bulk actions of quotes. */
export const quoteBulk = over(selectQuotes, quoteActions)

/** The bulk actions of the underwriting inbox. */
export const inboxBulk = over(selectInbox, quoteActions)

/** The bulk actions of an agency's inbox. */
export const agencyInboxBulk = over(selectAgencyInbox, quoteActions)

/** The bulk actions of binders. */
export const binderBulk = over(selectBinders, binderActions)

/** The bulk actions of deleted quotes. */
export const deletedBulk = over(selectDeletedQuotes, deletedActions)
