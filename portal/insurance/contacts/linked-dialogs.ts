import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import {
  accountTeamsDialog,
  assignAgencyDialog,
  changeAgentDialog,
  contactDialog,
  removeMyAgentDialog,
  setMyAgentDialog,
} from './contact-dialogs.ts'
import { policyholderDialog } from './policyholder-dialog.ts'

/** The linkable dialogs of contacts and agents, with the permission of their call. */
export const contactDialogs: readonly LinkedDialog[] = [
  [contactDialog, 'account:update'],
  [policyholderDialog, 'account:update'],
  [accountTeamsDialog, 'account:update'],
  [changeAgentDialog, 'account:update'],
  [assignAgencyDialog, 'account:assign'],
  [setMyAgentDialog, 'account:appoint'],
  [removeMyAgentDialog, 'account:appoint'],
]
