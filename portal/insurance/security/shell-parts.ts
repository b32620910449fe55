import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { securityQuestionsDialog, socialEngineeringDialog } from './security-dialogs.ts'

/** Security: the dialogs that an address may open. */
export const securityShell: ShellParts = { dialogs: () => [securityQuestionsDialog, socialEngineeringDialog] }
