import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Adds what a quote is subject to; opened by whoever underwrites. */
export const addSubjectivityDialog = dialog({
  id: 'add-subjectivity',
  input: z.object({ quoteId: z.string() }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AddSubjectivityDialog.tsx')).AddSubjectivityDialog,
})

/** Answers a subjectivity with a text or a file. */
export const fillSubjectivityDialog = dialog({
  id: 'fill-subjectivity',
  input: z.object({ quoteId: z.string(), subjectivityId: z.string() }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./FillSubjectivityDialog.tsx')).FillSubjectivityDialog,
})

/** Does without what a quote is subject to, for a reason. */
export const waiveSubjectivityDialog = dialog({
  id: 'waive-subjectivity',
  input: z.object({ quoteId: z.string(), subjectivityId: z.string() }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./WaiveSubjectivityDialog.tsx')).WaiveSubjectivityDialog,
})
