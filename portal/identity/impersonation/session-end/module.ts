import type { Module } from '../../../frame/modules/module.ts'

/** The end of a session, the user's own or a delegated one. */
export const sessionEndModule = {
  shell: async () => (await import('./shell-parts.ts')).sessionEndShell,
} as const satisfies Module
