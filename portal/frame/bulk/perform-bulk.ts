import type { SelectedRow } from '#core/platform/bulk/model.ts'
import type { Portal } from '../platform/use-portal.ts'
import type { BulkAction, TableBulk } from './bulk.ts'
import { bulkReportDialog } from './report-dialog.ts'

/**
 * Performs an action on a selection and reports the result. Returns the rows that stay selected:
 * the failed ones, or all if the user dismissed the dialog.
 */
export const performBulk = async (
  action: BulkAction,
  rows: readonly SelectedRow[],
  { refetches }: TableBulk,
  { dialogs, notifications, queries, wording }: Portal,
): Promise<readonly SelectedRow[]> => {
  const results = await dialogs.open(action.dialog, { rows: [...rows] })
  void queries.refresh(...refetches)
  if (results === undefined) return rows
  const failed = results.flatMap(({ id, name, error }) =>
    error === undefined ? [] : [{ id, name, reason: error.detail }],
  )
  const done = results.length - failed.length
  if (done > 0) notifications.show('success', wording.t(action.done, { count: done }))
  if (failed.length > 0) void dialogs.open(bulkReportDialog, { done, failed })
  const ids = new Set(failed.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}
