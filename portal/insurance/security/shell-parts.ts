import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { socialEngineeringDialog } from './security-dialogs.ts'

/** Security: the dialog that an address may open. */
export const securityShell: ShellParts = { dialogs: () => [socialEngineeringDialog] }
