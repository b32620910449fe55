import type { AllowedImports } from './allowed-imports.ts'
import { directoryImports } from './directory.ts'
import { identityImports } from './identity.ts'
import { insuranceImports } from './insurance.ts'

/**
 * Which domain may import which other one of its group, on which floors, and why. On no floor may the
 * imports form a circle (`layers.test.ts`). Groups above a domain's own need no entry.
 */
export const allowed: AllowedImports = {
  ...directoryImports,
  ...identityImports,
  ...insuranceImports,
}
