import type { Module } from '../../frame/modules/module.ts'
import { submissionScreens } from './submission-screens.ts'

/** Submissions: their screens and their parts of the shell. */
export const submissionsModule = {
  screens: submissionScreens,
  texts: ['submission-menu'],
  shell: async () => (await import('./shell-parts.ts')).submissionsShell,
} as const satisfies Module
