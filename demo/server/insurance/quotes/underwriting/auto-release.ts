import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { transitionErrorOf } from '#core/insurance/quotes/transitions.ts'
import { permissionsOf } from '../../../kernel/scope/permitted.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import { writeQuote } from '../quote-action.ts'
import { statusColumns } from '../effective-status.ts'
import { releaseReasons } from '../price/stored-prices.ts'
import { stateOfQuote } from '../quote-state.ts'
import type { QuoteRecord } from '../tables.ts'

interface Changed {
  readonly before: QuoteRecord
  readonly changed: QuoteRecord
  readonly account: AccountRecord
}

/**
 * Keeps a quote Ready when an underwriter updates its terms (spec 2 §4): saving terms that the
 * underwriter may release alone also decides on their referral reasons. Beyond that authority the quote
 * is referred.
 */
export const autoRelease = async (
  services: Services,
  viewer: Viewer,
  { before, changed, account }: Changed,
): Promise<void> => {
  const wasReady = readyQuoteStatuses.some((each) => each === before.status)
  if (!wasReady || changed.status !== 'REFERRED') return
  const state = stateOfQuote(changed, account, viewer, services.clock.now())
  if (transitionErrorOf('release', state, permissionsOf(viewer)) !== null) return
  const { price } = await releaseReasons(services, changed.id)
  await writeQuote(services, changed, {
    ...statusColumns('READY'),
    referralReasons: price.referralReasons,
  })
}
