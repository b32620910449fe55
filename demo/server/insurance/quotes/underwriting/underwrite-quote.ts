import type { Quote } from '#core/insurance/quotes/model.ts'
import { userName } from '../../../directory/users/user-name.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import type { QuoteRef } from '../read-quote.ts'

/** Sets the viewer as the quote's underwriter. */
export const underwriteQuote = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<Quote> => {
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  const underwriterName = (await userName(services, viewer)) ?? ''
  return runQuoteAction(
    services,
    viewer,
    'underwrite',
    which,
    (record) => writeQuote(services, record, { underwriterId: viewer.userId, underwriterName }),
    (record) => ({
      before: { underwriter: record.underwriterName },
      after: { underwriter: underwriterName },
    }),
  )
}
