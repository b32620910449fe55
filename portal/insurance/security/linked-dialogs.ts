import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import { securityQuestionsDialog, socialEngineeringDialog } from './security-dialogs.ts'

/** Dialogs of security answers; everyone who opens an account may see them. */
export const securityDialogs: readonly LinkedDialog[] = [
  [securityQuestionsDialog, 'any'],
  [socialEngineeringDialog, 'any'],
]
