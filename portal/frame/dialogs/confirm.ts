import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import type { Portal } from '../platform/portal-context.ts'

/**
 * The weight of a confirmation. `light`: Enter confirms. `binding`: it commits others, and the
 * focus is on Cancel. `final`: it cannot be undone, and the user must first check a box that the
 * summary is right.
 */
const weights = ['light', 'binding', 'final'] as const
export type Weight = (typeof weights)[number]

const fact = z.custom<[name: string, value: string]>(
  (value) => Array.isArray(value) && value.length === 2,
)

const question = z.object({
  title: z.string(),
  lead: z.string(),
  /** The button that confirms. */
  confirm: z.string(),
  /** Light by default. */
  weight: z.optional(z.enum(weights)),
  /** The record, as names and values. */
  summary: z.optional(z.array(fact)),
})

/** A confirmation. */
export type Question = z.output<typeof question>

/** The dialog of every confirmation; opened by `confirm`. */
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
  asked: Question,
): Promise<boolean> => (await dialogs.open(confirmDialog, asked)) === true
