import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import type { Portal } from '../platform/portal-context.ts'

const question = z.object({
  title: z.string(),
  lead: z.string(),
  /** The button that says yes. */
  confirm: z.string(),
  /** The record that it is about, as names and values. */
  summary: z.optional(z.array(z.tuple([z.string(), z.string()]))),
})

/** A question with yes and no. */
export type Question = z.output<typeof question>

/** The dialog of every question; `confirm` opens it. */
export const confirmDialog = dialog<Question, true>({
  id: 'confirm',
  input: question,
  width: 'narrow',
  sticky: false,
  linkable: false,
  load: async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
})

/** Asks before something is done to a record. */
export const confirm = async (
  { dialogs }: Pick<Portal, 'dialogs'>,
  asked: Question,
): Promise<boolean> => (await dialogs.open(confirmDialog, asked)) === true
