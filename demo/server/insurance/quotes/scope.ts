import type { SQL } from 'drizzle-orm'
import { assertVisibleIn } from '../../kernel/scope/assert-visible.ts'
import type { VisibilityTable } from '../../kernel/scope/visibility.ts'
import { whereIn } from '../../kernel/scope/scope.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ofTeamAccounts } from '../accounts/team-scope.ts'
import { quotes } from './tables.ts'

/** The quotes that each kind of viewer sees; a page sees those that its embed user saved. */
export const quoteVisibility = {
  PARAPET: 'all',
  AGENCY: ['agency'],
  CUSTOMER: ['account'],
  key: ['agency', 'embedUser'],
  'account token': ['account'],
  'quote token': ['quote'],
} as const satisfies VisibilityTable

/** The quotes that a viewer sees. */
export const quoteScope = (viewer: Viewer): SQL | undefined =>
  whereIn(
    {
      visibility: quoteVisibility,
      columns: {
        agency: quotes.agencyId,
        account: quotes.accountId,
        embedUser: quotes.embedUserId,
        quote: quotes.id,
      },
      ofTeams: (teamIds) => ofTeamAccounts(quotes.accountId, teamIds),
    },
    viewer,
  )

/** Throws 404 unless the viewer sees the quote. */
export const assertQuoteVisible = assertVisibleIn(quotes, quoteScope)
