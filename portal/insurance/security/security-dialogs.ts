import * as z from 'zod/mini'
import type { SocialEngineeringAnswer } from '#core/insurance/security/model.ts'
import { dialog, type Dialog } from '#core/platform/dialogs/dialog.ts'

/** The account, and the inputs that determine which questions are asked and required. */
const questionsInput = z.object({
  accountId: z.string(),
  product: z.optional(z.string()),
  coverages: z.optional(z.array(z.int())),
})
export type QuestionsInput = z.output<typeof questionsInput>

/** The security questions of an account: standard, or the extended ones of a product. */
export const securityQuestionsDialog: Dialog<QuestionsInput, true> = dialog({
  id: 'security-questions',
  input: questionsInput,
  width: 'wide',
  sticky: true,
  load: async () => (await import('./SecurityQuestionsDialog.tsx')).SecurityQuestionsDialog,
})

/** Asks the three questions of social engineering; its result is the server's response. */
export const socialEngineeringDialog: Dialog<{ accountId: string }, SocialEngineeringAnswer> =
  dialog({
    id: 'social-engineering',
    input: z.object({ accountId: z.string() }),
    width: 'medium',
    sticky: true,
    load: async () => (await import('./SocialEngineeringDialog.tsx')).SocialEngineeringDialog,
  })

/**
 * Lists the requirements that the insured must meet before the endorsement can be added (spec 3
 * §2).
 */
export const socialEngineeringUnavailableDialog: Dialog<{ reason: string[] }, true> = dialog({
  id: 'social-engineering-unavailable',
  input: z.object({ reason: z.array(z.string()) }),
  width: 'medium',
  sticky: false,
  linkable: false,
  load: async () => (await import('./UnavailableDialog.tsx')).UnavailableDialog,
})
