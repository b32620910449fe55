import { table } from '../../frame/tables/table.ts'

/** Policies of the viewer's agency. */
export const agencyPolicies = table(
  async () => (await import('./AgencyPolicies.tsx')).AgencyPolicies,
)

/** Policies of every agency. */
export const allPolicies = table(async () => (await import('./AllPolicies.tsx')).AllPolicies)

/** The policyholder's own policies. */
export const ownPolicies = table(async () => (await import('./OwnPolicies.tsx')).OwnPolicies)
