import type { VisibilityTable } from '../../kernel/scope/visibility.ts'

/** Limits of authority are the provider's own. */
export const authorityVisibility = { PARAPET: 'all' } as const satisfies VisibilityTable
