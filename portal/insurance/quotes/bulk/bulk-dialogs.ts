import { bulkDialog } from '../../../frame/bulk/bulk.ts'

/** Declines a selection with one reason. */
export const declineQuotesDialog = bulkDialog(
  'decline-quotes',
  async () => (await import('./BulkDialogs.tsx')).DeclineQuotesDialog,
)

/** Marks a selection as lost, with one reason. */
export const loseQuotesDialog = bulkDialog(
  'lose-quotes',
  async () => (await import('./BulkDialogs.tsx')).LoseQuotesDialog,
)

/** Deletes a selection. */
export const deleteQuotesDialog = bulkDialog(
  'delete-quotes',
  async () => (await import('./BulkDialogs.tsx')).DeleteQuotesDialog,
)

/** Sets one need-by date for a selection. */
export const needByOfQuotesDialog = bulkDialog(
  'need-by-of-quotes',
  async () => (await import('./BulkDialogs.tsx')).NeedByOfQuotesDialog,
)

/** Restores a selection of deleted quotes. */
export const restoreQuotesDialog = bulkDialog(
  'restore-quotes',
  async () => (await import('./BulkDialogs.tsx')).RestoreQuotesDialog,
)

/** Rescinds a selection of binders. */
export const rescindBindersDialog = bulkDialog(
  'rescind-binders',
  async () => (await import('./BulkDialogs.tsx')).RescindBindersDialog,
)

/** Issues the policies of a selection of binders. */
export const issueQuotesDialog = bulkDialog(
  'issue-quotes',
  async () => (await import('./BulkDialogs.tsx')).IssueQuotesDialog,
)
