import type { Module } from '../../frame/modules/module.ts'
import { accountPoliciesPart, policyScreen } from './policy-screens.ts'

/** Policies. */
export const policiesModule = {
  screens: [policyScreen, accountPoliciesPart],
  texts: ['policies'],
  shell: async () => (await import('./shell-parts.ts')).policiesShell,
} as const satisfies Module
