import { useMemo } from 'react'
import type { PermissionNeed } from '#core/platform/authority/permission-table.ts'
import type { AnyDialog } from '#core/platform/dialogs/dialog.ts'
import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import {
  assignAgencyDialog,
  changeAgentDialog,
  contactDialog,
  policyholderDialog,
  removeMyAgentDialog,
  setMyAgentDialog,
} from './contact-dialogs.ts'

/** The permission that the call of each dialog needs. */
const dialogsBy: readonly (readonly [PermissionNeed, readonly AnyDialog[]])[] = [
  ['account:update', [contactDialog, policyholderDialog, changeAgentDialog]],
  ['account:assign', [assignAgencyDialog]],
  ['account:appoint', [setMyAgentDialog, removeMyAgentDialog]],
]

const useContactDialogs = (): readonly AnyDialog[] => {
  const can = useCan()
  return useMemo(
    () => dialogsBy.flatMap(([permission, dialogs]) => (can(permission) ? dialogs : [])),
    [can],
  )
}

/** Contacts and agents: the dialogs that addresses open. */
export const contactsShell: ShellParts = { dialogs: useContactDialogs }
