import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteSummary } from '../quote-summary.ts'
import type { Adjusted } from './adjustment-dialogs.ts'

/** The quote that a dialog was opened with, and its version for the call. */
export const useAdjustedQuote = ({ quoteId }: Adjusted) => {
  const { queries } = usePortal()
  const formats = useFormats()
  const { data } = useSuspenseQuery(queries.options(getQuoteById, { params: { id: quoteId } }))
  // Fixed, because the form started with this version.
  const [quote] = useState(data)
  return {
    quote,
    /** The text params of the quote. */
    textParams: { number: quote.quoteNumber, company: quote.companyName },
    summary: quoteSummary(quote, formats),
    version: { ifMatch: quote.modified },
  }
}
