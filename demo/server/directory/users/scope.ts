import type { VisibilityTable } from '../../kernel/scope/visibility.ts'

/**
 * Whose users each kind of viewer manages. Staff manage all users, an agency's administrator those
 * of the agency.
 */
export const userVisibility = {
  PARAPET: 'all',
  AGENCY: ['organisation'],
} as const satisfies VisibilityTable
