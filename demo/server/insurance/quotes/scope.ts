import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { QuoteActor } from '#core/insurance/quotes/transitions.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ofAgency } from '../accounts/team-scope.ts'
import { quotes } from './tables.ts'

/**
 * Which quotes a viewer sees: staff all, an agency its own, a customer those of its account,
 * a visitor those it saved, a record token that record only.
 */
export const quoteScope = (viewer: Viewer): SQL | undefined => {
  switch (viewer.kind) {
    case 'anonymous':
      return sql`false`
    case 'key':
      return and(eq(quotes.agencyId, viewer.agencyId), eq(quotes.visitorId, viewer.visitorId))
    case 'record':
      if (viewer.grant.kind === 'account') return eq(quotes.accountId, viewer.grant.id)
      return viewer.grant.kind === 'quote' ? eq(quotes.id, viewer.grant.id) : sql`false`
    case 'user':
      if (viewer.accountType === 'PARAPET') return sql`true`
      if (viewer.accountType === 'AGENCY') return ofAgency(viewer, quotes)
      if (viewer.accountType === 'CUSTOMER') return eq(quotes.accountId, viewer.accountId)
      return sql`false`
  }
}

/** Staff that underwrite; claims handlers read only. */
const underwriting: readonly string[] = ['admin', 'underwriter']

/** As whom a viewer acts on quotes. */
export const actorOf = (viewer: Viewer): QuoteActor => {
  if (viewer.kind === 'key') return 'visitor'
  // a token of the agency's own server acts like its page; one from a security code only looks
  if (viewer.kind === 'record') return viewer.flow === undefined ? 'visitor' : 'reader'
  if (viewer.kind !== 'user') return 'reader'
  if (viewer.accountType === 'AGENCY') return 'agency'
  return underwriting.includes(viewer.persona) ? 'staff' : 'reader'
}
