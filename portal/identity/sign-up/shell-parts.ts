import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { inviteOrganisationDialog, inviteUserDialog } from './invite/invitation-dialogs.ts'
import { InviteButtons } from './invite/InviteButtons.tsx'
import { useInvitationItems } from './invite/use-invitation-items.ts'

/** Invitations of people and organisations. */
export const invitationShell: ShellParts = {
  dialogs: () => [inviteUserDialog, inviteOrganisationDialog],
  DashboardPart: InviteButtons,
  creates: useInvitationItems,
}
