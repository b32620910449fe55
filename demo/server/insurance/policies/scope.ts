import { eq, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../kernel/viewer.ts'
import { ofAgency } from '../accounts/team-scope.ts'
import { policies } from './tables.ts'

/** Which policies a viewer sees: staff all, an agency its own, a customer those of its account. */
export const policyScope = (viewer: Viewer): SQL | undefined => {
  switch (viewer.kind) {
    case 'anonymous':
    case 'key':
      return sql`false`
    case 'record':
      if (viewer.grant.kind === 'account') return eq(policies.accountId, viewer.grant.id)
      return viewer.grant.kind === 'policy' ? eq(policies.id, viewer.grant.id) : sql`false`
    case 'user':
      if (viewer.accountType === 'PARAPET') return sql`true`
      if (viewer.accountType === 'AGENCY') return ofAgency(viewer, policies)
      if (viewer.accountType === 'CUSTOMER') return eq(policies.accountId, viewer.accountId)
      return sql`false`
  }
}

/** Who pays: the policyholder, and who holds a token for the record. Agencies and staff look. */
export const mayPay = (viewer: Viewer): boolean =>
  viewer.kind === 'record' ||
  (viewer.kind === 'user' && viewer.accountType === 'CUSTOMER' && !viewer.isGhost)
