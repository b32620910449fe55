import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { quotes } from '../quotes/tables.ts'
import { documents } from './tables.ts'
import { ensureBinder, ensurePolicyDocument } from './ensure-documents.ts'

/** Maximum documents drawn before their list is returned; later lists include the others. */
const maxDrawn = 4

/**
 * Draws the missing binders, policies and invoices of an account: the seed draws none in advance, and a
 * job may still be queued. A document that cannot be drawn is logged and missing from the list.
 */
export const ensureAccountDocuments = async (
  services: Services,
  accountId: string,
): Promise<void> => {
  const handle = services.database.handle()
  const drawn = handle
    .select({ one: sql`1` })
    .from(documents)
    .where(
      and(
        eq(documents.subjectId, quotes.id),
        eq(documents.kind, 'binder'),
        eq(documents.accountId, accountId),
      ),
    )
  const due = await handle
    .select({ id: quotes.id, policyId: quotes.policyId })
    .from(quotes)
    .where(
      and(
        eq(quotes.accountId, accountId),
        inArray(quotes.status, ['BOUND', 'ISSUED']),
        notExists(drawn),
      ),
    )
    .orderBy(desc(quotes.created))
    .limit(maxDrawn)
  const written = await Promise.allSettled(
    due.flatMap(({ id, policyId }) => [
      ...(policyId === null
        ? []
        : [
            ensurePolicyDocument(services, 'policy', policyId),
            ensurePolicyDocument(services, 'invoice', policyId),
          ]),
      ensureBinder(services, id),
    ]),
  )
  for (const result of written)
    if (result.status === 'rejected')
      services.log({ what: 'document not drawn', accountId, error: result.reason })
}
