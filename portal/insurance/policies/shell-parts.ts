import type { ShellParts } from '../../frame/modules/shell-parts.ts'

/** Policies: what shows them. */
export const policiesShell: ShellParts = {
  shownRecords: async () => (await import('./shown-policies.ts')).shownPolicies,
}
