import type { Services } from '../../platform/services.ts'
import type { DetailsQuote } from '../accounts/details-view.ts'

/** The quote from which its account's details are edited. */
export const detailsQuote = ({ api }: Pick<Services, 'api'>, id: string): DetailsQuote => ({
  id,
  async read(signal) {
    // loaded lazily, so that a form without a quote does not load the quote shapes
    const { getQuoteById } = await import('./endpoints.ts')
    const quote = await api.call(getQuoteById, { params: { id }, signal })
    const { product, lastPatched, allowedActions } = quote
    return { product, lastPatched, isLocked: !allowedActions.includes('update') }
  },
})
