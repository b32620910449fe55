import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import { product } from '#core/insurance/products/model.ts'

/** The surplus lines notice of a quote: its attestation, or its receipts. */
export const surplusNoticeDialog = dialog({
  id: 'surplus-notice',
  input: z.object({
    product,
    quoteId: z.string(),
    mayAsk: z.boolean(),
    isNeeded: z.boolean(),
  }),
  width: 'wide',
  sticky: false,
  linkable: false,
  load: async () => (await import('./SurplusNoticeDialog.tsx')).SurplusNoticeDialog,
})
