import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

const report = z.object({
  done: z.int(),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
})
export type BulkReport = z.output<typeof report>

/** Lists the rows of a bulk action that failed, with the reasons. */
export const bulkReportDialog = dialog<BulkReport, true>({
  id: 'bulk-report',
  input: report,
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./BulkReportDialog.tsx')).BulkReportDialog,
})
