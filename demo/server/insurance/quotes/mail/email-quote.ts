import { eq } from 'drizzle-orm'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { takeCustomerMail } from './mail-limits.ts'
import { mailQuote } from './mails.ts'
import { assertAllowed } from '../transition-guard.ts'
import { lockQuote, type QuoteRef } from '../read-quote.ts'
import { quotes, type QuoteRecord } from '../tables.ts'

/** Mails a quote to its customer on the embed user's request; each version once. */
export const emailQuote = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  ip: string,
): Promise<undefined> => {
  /** The quote to mail; undefined if its version was mailed already. */
  const due = async (): Promise<QuoteRecord | undefined> => {
    const locked = await lockQuote(services, viewer, which)
    assertAllowed(services, 'email', locked, viewer)
    const { record } = locked
    return record.mailedRevision === record.revision ? undefined : record
  }
  const quoteToMail = await services.database.separateTransaction(due)
  if (!quoteToMail) return undefined
  // limits count outside transactions, so that rolled-back calls count too
  await takeCustomerMail(services, viewer, quoteToMail, ip)
  return services.database.transaction(async () => {
    const record = await due()
    if (!record) return undefined
    await services.database
      .handle()
      .update(quotes)
      .set({ mailedRevision: record.revision })
      .where(eq(quotes.id, record.id))
    await mailQuote(services, record)
    return undefined
  })
}
