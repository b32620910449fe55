import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { shownPolicies } from './shown-policies.ts'

/** Policies: what shows them. */
export const policiesShell: ShellParts = {
  shownRecords: shownPolicies,
}
