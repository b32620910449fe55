import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { markAccountPresence, markQuotePresence } from '#core/insurance/presence/endpoints.ts'
import { notFound } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { accountScope } from '../accounts/scope.ts'
import { accounts } from '../accounts/tables.ts'
import { quoteScope } from '../quotes/scope.ts'
import { quotes } from '../quotes/tables.ts'
import { markPresence } from './service.ts'

/** 404 unless the record is in the scope. */
const mustSee = async (
  { database }: Services,
  table: PgTable & { readonly id: PgColumn },
  id: string,
  scope: SQL | undefined,
): Promise<void> => {
  const found = await database
    .handle()
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), scope))
  if (found.length === 0) throw notFound()
}

/** Who has a quote or an account open. */
export const presenceRoutes: readonly Route[] = [
  route(markQuotePresence, async ({ params: { id }, body }, { services, viewer }) => {
    await mustSee(services, quotes, id, quoteScope(viewer))
    return markPresence(services, signedIn(viewer), body, { kind: 'quote', id })
  }),
  route(markAccountPresence, async ({ params: { id }, body }, { services, viewer }) => {
    await mustSee(services, accounts, id, accountScope(viewer))
    return markPresence(services, signedIn(viewer), body, { kind: 'account', id })
  }),
]
