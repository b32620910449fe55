import type { Services } from '../../platform/services.ts'
import type { DetailsQuote } from '../accounts/details-view.ts'

/** A quote from which its account's details are changed. */
export const detailsQuote = ({ api }: Pick<Services, 'api'>, id: string): DetailsQuote => ({
  id,
  async read(signal) {
    // a form without a quote loads no shapes of quotes
    const { getQuoteById } = await import('./endpoints.ts')
    const quote = await api.call(getQuoteById, { params: { id }, signal })
    const { product, lastPatched, allowedActions } = quote
    return { product, lastPatched, isLocked: !allowedActions.includes('update') }
  },
})
