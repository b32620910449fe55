import type { Module } from '../../frame/modules/module.ts'
import { mfaRequiredDialog } from './mfa-dialog.ts'
import { MfaPrompt } from './MfaPrompt.tsx'

/** Asks for a second factor where an account demands one. */
export const mfaModule: Module = { dialogs: () => [mfaRequiredDialog], Prompt: MfaPrompt }
