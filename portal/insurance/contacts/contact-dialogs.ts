import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

const accountInput = z.object({ accountId: z.string() })

/** Adds or edits the policyholder of an account. */
export const contactDialog = dialog({
  id: 'contact',
  // `isSkippable`: the dialog precedes a quote, which does not need a contact.
  input: z.extend(accountInput, { isSkippable: z.optional(z.boolean()) }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./ContactDialog.tsx')).ContactDialog,
})

/** Assigns an account to another agent of its agency. */
export const changeAgentDialog = dialog({
  id: 'change-agent',
  input: accountInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./ChangeAgentDialog.tsx')).ChangeAgentDialog,
})

/** Creates an account of the same company for an agency; `link` makes the agency its owner. */
export const assignAgencyDialog = dialog({
  id: 'assign-agency',
  input: z.extend(accountInput, { link: z.optional(z.boolean()) }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./AssignAgencyDialog.tsx')).AssignAgencyDialog,
})

/** Assigns an account to teams of its agency. */
export const accountTeamsDialog = dialog({
  id: 'account-teams',
  input: accountInput,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./AccountTeamsDialog.tsx')).AccountTeamsDialog,
})

const agencyInput = z.object({ agencyId: z.string() })

/** Makes an agency the policyholder's agent. */
export const setMyAgentDialog = dialog({
  id: 'set-my-agent',
  input: agencyInput,
  width: 'medium',
  sticky: false,
  load: async () => (await import('./MyAgentDialogs.tsx')).SetMyAgentDialog,
})

/** Removes the policyholder's agent, who becomes an interested agency again. */
export const removeMyAgentDialog = dialog({
  id: 'remove-my-agent',
  input: agencyInput,
  width: 'medium',
  sticky: false,
  load: async () => (await import('./MyAgentDialogs.tsx')).RemoveMyAgentDialog,
})
