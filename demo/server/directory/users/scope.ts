import type { VisibilityTable } from '../../kernel/scope/visibility.ts'

/**
 * Whose users a reader manages: staff manage all, an agency's administrator those of the agency.
 */
export const userVisibility = {
  PARAPET: 'all',
  AGENCY: ['organisation'],
} as const satisfies VisibilityTable
