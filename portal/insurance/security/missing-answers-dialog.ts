import * as z from 'zod/mini'
import { formName, type FormName } from '#core/insurance/security/form.ts'
import { dialog, type Dialog } from '#core/platform/dialogs/dialog.ts'

/** Lists missing required answers; its result is the question to go to. */
export const missingAnswersDialog: Dialog<{ names: FormName[] }, FormName> = dialog({
  id: 'missing-security-answers',
  input: z.object({ names: z.array(formName) }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./MissingAnswersDialog.tsx')).MissingAnswersDialog,
})
