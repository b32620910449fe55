import type { Module } from '../../../frame/modules/module.ts'

/** The end of a session: of the user's own, or of one in another account. */
export const sessionEndModule = {
  shell: async () => (await import('./shell-parts.ts')).sessionEndShell,
} as const satisfies Module
