import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** Invites one person. */
export const inviteUserDialog = dialog({
  id: 'invite-user',
  input: z.object({}),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog,
})

/** Invites an organisation that is new to the platform. */
export const inviteOrganisationDialog = dialog({
  id: 'invite-organisation',
  input: z.object({}),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./InviteOrganisationDialog.tsx')).InviteOrganisationDialog,
})
