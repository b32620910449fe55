import { ofSelection } from '../../../frame/bulk/bulk.ts'

/** Declines a selection with one reason. */
export const declineQuotesDialog = ofSelection(
  'decline-quotes',
  async () => (await import('./BulkDialogs.tsx')).DeclineQuotesDialog,
)

/** Marks a selection as lost, with one reason. */
export const loseQuotesDialog = ofSelection(
  'lose-quotes',
  async () => (await import('./BulkDialogs.tsx')).LoseQuotesDialog,
)

/** Deletes a selection. */
export const deleteQuotesDialog = ofSelection(
  'delete-quotes',
  async () => (await import('./BulkDialogs.tsx')).DeleteQuotesDialog,
)

/** Sets one need-by date for a selection. */
export const needByOfQuotesDialog = ofSelection(
  'need-by-of-quotes',
  async () => (await import('./BulkDialogs.tsx')).NeedByOfQuotesDialog,
)

/** Restores a selection of deleted quotes. */
export const restoreQuotesDialog = ofSelection(
  'restore-quotes',
  async () => (await import('./BulkDialogs.tsx')).RestoreQuotesDialog,
)

/** Rescinds a selection of binders. */
export const rescindBindersDialog = ofSelection(
  'rescind-binders',
  async () => (await import('./BulkDialogs.tsx')).RescindBindersDialog,
)

/** Issues the policies of a selection of binders. */
export const issueQuotesDialog = ofSelection(
  'issue-quotes',
  async () => (await import('./BulkDialogs.tsx')).IssueQuotesDialog,
)
