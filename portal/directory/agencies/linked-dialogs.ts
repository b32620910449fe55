import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import {
  agencyContactDialog,
  agencyFeinDialog,
  reloadAgencyDialog,
  signAgreementDialog,
} from './agency-record-dialogs.ts'

/** The linkable dialogs of agencies, with the permission of their call. */
export const agencyDialogs: readonly LinkedDialog[] = [
  [agencyContactDialog, 'agency:update'],
  [agencyFeinDialog, 'agency:update'],
  [reloadAgencyDialog, 'agency:update'],
  [signAgreementDialog, 'agency:sign'],
]
