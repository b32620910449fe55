import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'
import type { ApplicationField } from '#core/insurance/accounts/application/model.ts'

/** Values by the field that they fill in. */
export type FilledFields = Partial<Readonly<Record<ApplicationField, string>>>

/** Reads an uploaded application; its result is the accepted values. */
export const applicationDialog = dialog<{ readonly accountId: string }, FilledFields>({
  id: 'read-application',
  input: z.object({ accountId: z.string() }),
  width: 'wide',
  sticky: true,
  // Its result fills the form on screen.
  linkable: false,
  load: async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog,
})
