import { and, eq, sql } from 'drizzle-orm'
import { endLinks } from '../../../identity/security-code/end-links.ts'
import type { Services } from '../../../kernel/services.ts'
import { comparisons } from '../cart/tables.ts'
import type { QuoteRecord } from '../tables.ts'

/** The flows of policyholders; brokers and reviewers have others. */
export const policyholderFlows = ['OTHER', 'E_PAY'] as const

const keyOf = (email: string): string => email.trim().toLowerCase()

/** Whether two addresses are different mailboxes. */
export const isOtherMailbox = (before: string, after: string): boolean =>
  before !== '' && keyOf(before) !== keyOf(after)

/**
 * Revokes the access that was mailed to the previous address of a quote's policyholder: links to the
 * quote and to comparisons with it, and their sessions. Writes in the caller's transaction.
 */
export const revokeFormerLinks = async (
  services: Services,
  { id, accountId, customerEmail: email }: Pick<QuoteRecord, 'id' | 'accountId' | 'customerEmail'>,
  next: string,
): Promise<void> => {
  if (!isOtherMailbox(email, next)) return
  const sent = { email, flows: policyholderFlows }
  await endLinks(services, { ...sent, kind: 'quote', ids: [id] })
  const compared = await services.database
    .handle()
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(
      and(
        eq(comparisons.accountId, accountId),
        sql`${comparisons.variations} @> ${JSON.stringify([{ quoteId: id }])}::jsonb`,
      ),
    )
  const ids = compared.map((each) => each.id)
  await endLinks(services, { ...sent, kind: 'comparison', ids })
}
