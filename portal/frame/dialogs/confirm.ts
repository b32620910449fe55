import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import type { Portal } from '../platform/portal-context.ts'

/**
 * How much a yes weighs, and so how much it takes. `light`: Enter says yes. `binding`: others are
 * bound by it, and the focus is on Cancel. `final`: it cannot be taken back, and who says yes has to
 * confirm first that the summary was checked.
 */
const weights = ['light', 'binding', 'final'] as const
export type Weight = (typeof weights)[number]

const fact = z.custom<[name: string, value: string]>(
  (value) => Array.isArray(value) && value.length === 2,
)

const question = z.object({
  title: z.string(),
  lead: z.string(),
  /** The button that says yes. */
  confirm: z.string(),
  /** Without one a yes is light. */
  weight: z.optional(z.enum(weights)),
  /** The record that it is about, as names and values. */
  summary: z.optional(z.array(fact)),
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
