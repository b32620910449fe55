import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Binds or sends a surplus quote in three steps, the last of which attests its notice (spec 2 §2). */
export const noticeStepsDialog = dialog({
  id: 'surplus-steps',
  input: z.object({ quoteId: z.string(), goal: z.enum(['bind', 'send']) }),
  width: 'wide',
  sticky: true,
  linkable: false,
  load: async () => (await import('./NoticeStepsDialog.tsx')).NoticeStepsDialog,
})
