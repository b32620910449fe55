import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Module } from '../../frame/modules/module.ts'
import type { CommandSource } from '../../frame/palette/commands.ts'
import { inviteOrganisationDialog, inviteUserDialog } from './invite/invitation-dialogs.ts'
import { InviteButtons } from './invite/InviteButtons.tsx'
import { useInvitationItems } from './invite/use-invitation-items.ts'

const useInvitationCommands: CommandSource = () => {
  const t = useWording('sign-up')
  const commands = useInvitationItems()
  return useMemo(
    () => ({ groups: [{ id: 'people', label: t('sign-up:invite.heading'), commands }] }),
    [t, commands],
  )
}

/** Invitations of people and organisations. */
export const invitationModule: Module = {
  dialogs: () => [inviteUserDialog, inviteOrganisationDialog],
  DashboardPart: InviteButtons,
  commands: useInvitationCommands,
}
