import type { Quote } from '#core/insurance/quotes/model.ts'
import { isValidNeedBy, type NeedByChange } from '#core/insurance/quotes/lifecycle/need-by.ts'
import { todayOf } from '../../../directory/states/zones.ts'
import { fieldError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import type { QuoteRef } from '../read-quote.ts'

/** Sets the date by which the policyholder needs cover; 400 if it has passed in the insured's zone. */
export const setNeedBy = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { needBy }: NeedByChange,
): Promise<Quote> =>
  runQuoteAction(
    services,
    viewer,
    'setNeedBy',
    which,
    (record) => {
      if (!isValidNeedBy(needBy, todayOf(record, services.clock.now())))
        throw fieldError('quote-lifecycle:error.needBy', 'needBy')
      return writeQuote(services, record, { needBy })
    },
    (record) => ({ before: { needBy: record.needBy }, after: { needBy } }),
  )
