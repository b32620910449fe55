import type { Module } from '../../frame/modules/module.ts'
import { securityScreen } from './security-screens.ts'

/** Security answers of accounts. */
export const securityModule = {
  screens: [securityScreen],
  shell: async () => (await import('./shell-parts.ts')).securityShell,
} as const satisfies Module
