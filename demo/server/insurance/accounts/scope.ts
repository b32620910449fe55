import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../kernel/viewer.ts'
import { ofAgency } from './team-scope.ts'
import { accounts } from './tables.ts'

/** Whose an account is, in the words of lists of other records. */
export const accountOwners = { agencyId: accounts.agencyId, accountId: accounts.id }

/** Which accounts a viewer sees: staff all, an agency its own, a customer itself, a visitor those it made. */
export const accountScope = (viewer: Viewer): SQL | undefined => {
  switch (viewer.kind) {
    case 'anonymous':
      return sql`false`
    case 'key':
      return and(eq(accounts.agencyId, viewer.agencyId), eq(accounts.visitorId, viewer.visitorId))
    case 'record':
      return viewer.grant.kind === 'account' ? eq(accounts.id, viewer.grant.id) : sql`false`
    case 'user':
      if (viewer.accountType === 'PARAPET') return sql`true`
      if (viewer.accountType === 'AGENCY') return ofAgency(viewer, accountOwners)
      if (viewer.accountType === 'CUSTOMER') return eq(accounts.id, viewer.accountId)
      return sql`false`
  }
}
