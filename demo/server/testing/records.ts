import { and, eq, isNotNull } from 'drizzle-orm'
import { documents } from '../documents/tables.ts'
import type { Services } from '../kernel/services.ts'
import { policies } from '../policies/tables.ts'
import { quotes } from '../quotes/tables.ts'

/** A policy of the seed and everything that belongs to it. */
export interface SeededRecords {
  readonly agencyId: string
  readonly accountId: string
  readonly quoteId: string
  readonly policyId: string
  readonly docId: string
  readonly companyName: string
  readonly quote: typeof quotes.$inferSelect
}

/** One policy that the seed issued for an agency, with its quote, account and a document. */
export const recordsOf = async (
  { database }: Services,
  agencyId: string,
): Promise<SeededRecords> => {
  const [row] = await database
    .handle()
    .select({ policy: policies, quote: quotes, docId: documents.id })
    .from(policies)
    .innerJoin(quotes, eq(quotes.id, policies.quoteId))
    .innerJoin(documents, eq(documents.policyId, policies.id))
    .where(and(eq(policies.agencyId, agencyId), isNotNull(documents.id)))
    .orderBy(policies.id)
    .limit(1)
  if (!row) throw new Error(`The seed holds no policy with a document for ${agencyId}`)
  const { policy, quote, docId } = row
  return {
    agencyId,
    accountId: policy.accountId,
    quoteId: quote.id,
    policyId: policy.id,
    docId,
    companyName: policy.companyName,
    quote,
  }
}
