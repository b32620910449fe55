import type { ReachTable } from '../../kernel/scope/reach.ts'

/** Limits of authority are the provider's own. */
export const authorityReach = { PARAPET: 'all' } as const satisfies ReachTable
