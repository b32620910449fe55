import { eq } from 'drizzle-orm'
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

/** One policy that the seed issued for an agency, with its quote and account, and a document made for the test. */
export const recordsOf = async (
  { database, clock, newId }: Services,
  agencyId: string,
): Promise<SeededRecords> => {
  const [row] = await database
    .handle()
    .select({ policy: policies, quote: quotes })
    .from(policies)
    .innerJoin(quotes, eq(quotes.id, policies.quoteId))
    .where(eq(policies.agencyId, agencyId))
    .orderBy(policies.id)
    .limit(1)
  if (!row) throw new Error(`The seed holds no policy of ${agencyId}`)
  const { policy, quote } = row
  const docId = newId()
  await database
    .handle()
    .insert(documents)
    .values({
      id: docId,
      kind: 'policy',
      accountId: policy.accountId,
      quoteId: quote.id,
      policyId: policy.id,
      subjectId: docId,
      version: '1',
      name: `${policy.companyName}.pdf`,
      mimeType: 'application/pdf',
      size: 1,
      bytes: new Uint8Array([1]),
      created: clock.now(),
    })
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
