import type { SQL } from 'drizzle-orm'
import { accessKeys } from '../../identity/access/tables.ts'
import type { ReachTable } from '../../kernel/scope/reach.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** Whose keys each kind of viewer sees: an agency sees its own. */
export const keyReach = { AGENCY: ['organisation'] } as const satisfies ReachTable

/** The keys that a viewer sees. */
export const keyScope = (viewer: Viewer): SQL | undefined =>
  whereIn({ reach: keyReach, columns: { organisation: accessKeys.agencyId } }, viewer)
