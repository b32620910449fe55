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

interface Marked {
  readonly params: { readonly id: string }
  readonly body: { readonly isHere: boolean }
}

/** 404 unless the record is in the scope; a tab can also leave one that is gone. */
const mustSee = async (
  { database }: Services,
  { params: { id }, body: { isHere } }: Marked,
  table: PgTable & { readonly id: PgColumn },
  scope: SQL | undefined,
): Promise<void> => {
  if (!isHere) return
  const found = await database
    .handle()
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), scope))
  if (found.length === 0) throw notFound()
}

/** Who has a quote or an account open. */
export const presenceRoutes: readonly Route[] = [
  route(markQuotePresence, async (input, { services, viewer }) => {
    await mustSee(services, input, quotes, quoteScope(viewer))
    return markPresence(services, signedIn(viewer), input.body, {
      kind: 'quote',
      id: input.params.id,
    })
  }),
  route(markAccountPresence, async (input, { services, viewer }) => {
    await mustSee(services, input, accounts, accountScope(viewer))
    return markPresence(services, signedIn(viewer), input.body, {
      kind: 'account',
      id: input.params.id,
    })
  }),
]
