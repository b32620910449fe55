import { eq } from 'drizzle-orm'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { takeCustomerMail } from './mail-limits.ts'
import { mailQuote } from './news.ts'
import { mustAllow } from './obstacles.ts'
import { holdQuote, type WhichQuote } from './reading.ts'
import { quotes } from './tables.ts'

/** Mails a quote to its customer at the visitor's request; a version that was mailed already is not mailed again. */
export const emailQuote = (
  services: Services,
  viewer: Viewer,
  which: WhichQuote,
): Promise<undefined> =>
  services.database.transaction(async () => {
    const held = await holdQuote(services, viewer, which)
    mustAllow('email', held, viewer, services.clock.now())
    const { record } = held
    if (record.mailedRevision === record.revision) return undefined
    await takeCustomerMail(services, viewer, record)
    await services.database
      .handle()
      .update(quotes)
      .set({ mailedRevision: record.revision })
      .where(eq(quotes.id, record.id))
    await mailQuote(services, record)
    return undefined
  })
