import type { ReachTable } from '../../kernel/scope/reach.ts'

/** Only staff see limits of authority. */
export const authorityReach = { PARAPET: 'all' } as const satisfies ReachTable
