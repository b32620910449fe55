import type { Module } from '../../frame/modules/module.ts'
import { accountSecurityPart } from './account-security.ts'

/** Security answers of accounts. */
export const securityModule = {
  screens: [accountSecurityPart],
  shell: async () => (await import('./shell-parts.ts')).securityShell,
} as const satisfies Module
