import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { mfaRequiredDialog } from './mfa-dialog.ts'
import { MfaPrompt } from './MfaPrompt.tsx'

/** Requires a second factor if the account enforces one. */
export const mfaShell: ShellParts = { dialogs: () => [mfaRequiredDialog], Prompt: MfaPrompt }
