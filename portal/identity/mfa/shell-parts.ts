import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { mfaRequiredDialog } from './mfa-dialog.ts'
import { MfaPrompt } from './MfaPrompt.tsx'

/** Asks for a second factor where an account demands one. */
export const mfaShell: ShellParts = { dialogs: () => [mfaRequiredDialog], Prompt: MfaPrompt }
