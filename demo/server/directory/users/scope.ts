import type { ReachTable } from '../../kernel/scope/reach.ts'

/**
 * Whose users each kind of viewer manages. Staff manage all users, an agency's administrator those
 * of the agency.
 */
export const userReach = {
  PARAPET: 'all',
  AGENCY: ['organisation'],
} as const satisfies ReachTable
