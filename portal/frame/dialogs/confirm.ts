import { dialog } from '#core/platform/dialogs/dialog.ts'
import type { Portal } from '../platform/use-portal.ts'
import { question, type Question } from './question.ts'

/** The dialog of every confirmation; use `confirm` to open it. */
export const confirmDialog = dialog<Question, true>({
  id: 'confirm',
  input: question,
  width: 'narrow',
  sticky: false,
  linkable: false,
  load: async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
})

/** Asks before an action on a record. */
export const confirm = async (
  { dialogs }: Pick<Portal, 'dialogs'>,
  question: Question,
): Promise<boolean> => (await dialogs.open(confirmDialog, question)) === true
