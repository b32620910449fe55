import * as z from 'zod/mini'
import type { FormName } from '#core/insurance/security/form.ts'
import type { SocialEngineeringAnswer } from '#core/insurance/security/model.ts'
import { dialog, type Dialog } from '#core/platform/dialogs/dialog.ts'

/** Lists the required answers that are missing; its result is the question to go to. */
export const missingAnswersDialog: Dialog<{ names: FormName[] }, FormName> = dialog({
  id: 'missing-security-answers',
  // names of questions, handed in by the form
  input: z.object({ names: z.array(z.string()) }) as never,
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./MissingAnswersDialog.tsx')).MissingAnswersDialog,
})

/** Asks the three questions of social engineering; its result is the server's answer. */
export const socialEngineeringDialog: Dialog<{ accountId: string }, SocialEngineeringAnswer> =
  dialog({
    id: 'social-engineering',
    input: z.object({ accountId: z.string() }),
    width: 'medium',
    sticky: true,
    load: async () => (await import('./SocialEngineeringDialog.tsx')).SocialEngineeringDialog,
  })

/** Lists what the insured must do before the endorsement can be added (spec 3 §2). */
export const socialEngineeringUnavailableDialog: Dialog<{ reason: string[] }, true> = dialog({
  id: 'social-engineering-unavailable',
  input: z.object({ reason: z.array(z.string()) }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./UnavailableDialog.tsx')).UnavailableDialog,
})
