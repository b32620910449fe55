import type { LinkedDialog } from '../../../frame/modules/shell-parts.ts'
import {
  assignSubmissionDialog,
  autoQuoteDialog,
  carrierReferralDialog,
  completeSubmissionDialog,
  declineSubmissionDialog,
  editSubmissionDialog,
  generateReplyDialog,
  loseSubmissionDialog,
  submissionStatusDialog,
  submissionTeamDialog,
} from './lifecycle-dialogs.ts'

/** The linkable dialogs of submissions, with the permission of their call. */
export const submissionDialogs: readonly LinkedDialog[] = [
  [autoQuoteDialog, 'submission:quote'],
  [completeSubmissionDialog, 'submission:update'],
  [editSubmissionDialog, 'submission:update'],
  [declineSubmissionDialog, 'submission:decline'],
  [loseSubmissionDialog, 'submission:update'],
  [submissionTeamDialog, 'submission:update'],
  [submissionStatusDialog, 'submission:review'],
  [generateReplyDialog, 'submission:review'],
  [carrierReferralDialog, 'submission:review'],
  [assignSubmissionDialog, 'submission:review'],
]
