import type { VisibilityTable } from '../../kernel/scope/visibility.ts'

/** Only staff see limits of authority. */
export const authorityVisibility = { PARAPET: 'all' } as const satisfies VisibilityTable
