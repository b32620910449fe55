import { useSuspenseQuery } from '@tanstack/react-query'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from './adjustment-dialogs.ts'

/** The quote of a dialog that adjusts it, and what names its version in the call. */
export const useAdjustedQuote = ({ quoteId, modified }: Adjusted) => {
  const { queries } = usePortal()
  const { data: quote } = useSuspenseQuery(
    queries.options(getQuoteById, { params: { id: quoteId } }),
  )
  return {
    quote,
    /** The params of texts about the quote. */
    named: { number: quote.quoteNumber, company: quote.companyName },
    seen: { ifMatch: modified ?? quote.modified },
  } satisfies { quote: Quote; named: object; seen: object }
}
