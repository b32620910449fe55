import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import {
  brokerFeeDialog,
  eventExclusionsDialog,
  irpmDialog,
  mgaFeeDialog,
} from './adjustments/adjustment-dialogs.ts'
import {
  bypassRulesDialog,
  deleteExpiredDialog,
  deleteInvalidDialog,
  deleteQuoteDialog,
  escalateQuoteDialog,
  needByDialog,
  quoteLostDialog,
  quoteReviewDialog,
  referQuoteDialog,
} from './lifecycle/lifecycle-dialogs.ts'
import { declineQuoteDialog, requestToBindDialog } from './quote-dialogs.ts'
import {
  addSubjectivityDialog,
  fillSubjectivityDialog,
} from './subjectivities/subjectivity-dialogs.ts'

/** The linkable dialogs of quotes, with the permission of their call. */
export const quoteDialogs: readonly LinkedDialog[] = [
  [requestToBindDialog, 'quote:request'],
  [declineQuoteDialog, 'quote:decline'],
  [irpmDialog, 'quote:review'],
  [eventExclusionsDialog, 'quote:review'],
  [brokerFeeDialog, 'quote:review'],
  [mgaFeeDialog, 'quote:review'],
  [addSubjectivityDialog, 'quote:review'],
  [fillSubjectivityDialog, 'quote:fill'],
  [quoteReviewDialog, 'quote:request'],
  [needByDialog, 'quote:request'],
  [referQuoteDialog, 'quote:review'],
  [escalateQuoteDialog, 'quote:review'],
  [bypassRulesDialog, 'quote:release'],
  [quoteLostDialog, 'quote:close'],
  [deleteQuoteDialog, 'quote:close'],
  [deleteInvalidDialog, 'quote:close'],
  [deleteExpiredDialog, 'quote:close'],
]
