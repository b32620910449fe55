import type { SQL } from 'drizzle-orm'
import { accessKeys } from '../../identity/access/tables.ts'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Whose keys each kind of viewer sees: an agency sees its own. */
export const keyVisibility = { AGENCY: ['organisation'] } as const satisfies VisibilityTable

/** The keys that a viewer sees. */
export const keyScope = (viewer: Viewer): SQL | undefined =>
  whereIn({ visibility: keyVisibility, columns: { organisation: accessKeys.agencyId } }, viewer)
