import type { BulkResult } from '#core/platform/bulk/model.ts'
import { dialog, type Dialog } from '#core/platform/dialogs/dialog.ts'
import type { BulkInput } from '../../../frame/bulk/bulk.ts'
import { bulkInput } from '../../../frame/bulk/bulk-input.ts'

type BulkDialog = Dialog<BulkInput, readonly BulkResult[]>

/** A dialog about a selection, which an address cannot name. */
const ofSelection = (id: string, load: BulkDialog['load']): BulkDialog =>
  dialog({ id, input: bulkInput, width: 'medium', sticky: true, linkable: false, load })

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
