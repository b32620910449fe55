import { useMemo } from 'react'
import type { Dialog, NoInput } from '#core/platform/dialogs/dialog.ts'
import type { Permission } from '#core/platform/permissions/permission-table.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { IconName } from '../../../frame/icons/icons.ts'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { inviteOrganisationDialog, inviteUserDialog } from './invitation-dialogs.ts'

const invitations = [
  { dialog: inviteUserDialog, needs: 'user:manage', label: 'sign-up:invite.user' },
  {
    dialog: inviteOrganisationDialog,
    needs: 'agency:manage',
    label: 'sign-up:invite.organisation',
  },
] as const satisfies readonly {
  readonly dialog: Dialog<NoInput, true>
  readonly needs: Permission
  readonly label: WordingKey
}[]

/** An invitation that the viewer may send. */
export interface InvitationItem {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly perform: () => void
}

/** The invitations that the viewer may send, for buttons and the command palette. */
export const useInvitationItems = (): readonly InvitationItem[] => {
  const t = useWording('sign-up')
  const { dialogs } = usePortal()
  const can = useCan()
  return useMemo(
    () =>
      invitations
        .filter(({ needs }) => can(needs))
        .map(({ dialog, label }) => ({
          id: dialog.id,
          label: t(label),
          icon: 'send',
          perform: () => void dialogs.open(dialog, {}),
        })),
    [t, dialogs, can],
  )
}
