import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Adds a subjectivity; for underwriters. */
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

/** Waives a subjectivity with a reason. */
export const waiveSubjectivityDialog = dialog({
  id: 'waive-subjectivity',
  input: z.object({ quoteId: z.string(), subjectivityId: z.string() }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./WaiveSubjectivityDialog.tsx')).WaiveSubjectivityDialog,
})
