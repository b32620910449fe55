import { eq } from 'drizzle-orm'
import { fillInOf } from '#core/foundation/validation/reason.ts'
import type { QuoteLoss } from '#core/insurance/quotes/lifecycle/loss.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { cartQuotes } from '../cart/tables.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { statusColumns } from '../effective-status.ts'
import { loggedReason } from '../logged-reason.ts'
import type { QuoteRef } from '../read-quote.ts'

/** Marks a quote as lost, with the reason. */
export const loseQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  loss: QuoteLoss,
): Promise<Quote> =>
  runQuoteAction(
    services,
    viewer,
    'lose',
    which,
    (record) => {
      const { reason, reasonSummary } = loss
      return writeQuote(services, record, {
        ...statusColumns('LOST'),
        statusBefore: record.status,
        loss: { reason, reasonSummary, fillInReason: fillInOf(loss) },
      })
    },
    () => ({ after: loggedReason(loss) }),
  )

/**
 * Deletes a quote: lists and the comparison no longer show it. A lost quote keeps its status from
 * before the loss.
 */
export const deleteQuote = (services: Services, viewer: Viewer, which: QuoteRef): Promise<Quote> =>
  runQuoteAction(services, viewer, 'delete', which, async (record) => {
    await services.database.handle().delete(cartQuotes).where(eq(cartQuotes.quoteId, record.id))
    await writeQuote(services, record, {
      ...statusColumns('DELETED'),
      statusBefore: record.statusBefore ?? record.status,
    })
  })

/** Returns a lost or deleted quote to its previous status; it may have expired since. */
export const restoreQuote = (services: Services, viewer: Viewer, which: QuoteRef): Promise<Quote> =>
  runQuoteAction(services, viewer, 'restore', which, (record) =>
    writeQuote(services, record, {
      ...statusColumns(record.statusBefore ?? 'INVALID'),
      statusBefore: null,
      loss: null,
    }),
  )
