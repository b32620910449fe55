import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import { securityQuestionsDialog, socialEngineeringDialog } from './security-dialogs.ts'

/** The linkable dialogs of security answers, with the permission of their save. */
export const securityDialogs: readonly LinkedDialog[] = [
  [securityQuestionsDialog, 'account:update'],
  [socialEngineeringDialog, 'account:update'],
]
