import * as z from 'zod/mini'
import type { BulkResult } from '#core/platform/bulk/model.ts'
import { dialog, type Dialog } from '#core/platform/dialogs/dialog.ts'
import type { BulkInput } from './bulk.ts'

const bulkInput = z.object({
  rows: z.array(z.object({ id: z.string(), name: z.string(), modified: z.string() })),
})

type BulkDialog = Dialog<BulkInput, readonly BulkResult[]>

/** The dialog of a bulk action: it is about a selection, which an address cannot name. */
export const ofSelection = (id: string, load: BulkDialog['load']): BulkDialog =>
  dialog({ id, input: bulkInput, width: 'medium', sticky: true, linkable: false, load })
