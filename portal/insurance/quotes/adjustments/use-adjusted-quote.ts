import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteSummary } from '../quote-summary.ts'
import type { Adjusted } from './adjustment-dialogs.ts'

/** The quote as the dialog that adjusts it was opened with, and what names its version in the call. */
export const useAdjustedQuote = ({ quoteId }: Adjusted) => {
  const { queries } = usePortal()
  const formats = useFormats()
  const { data } = useSuspenseQuery(queries.options(getQuoteById, { params: { id: quoteId } }))
  // a newer version is not the one that the form started with
  const [quote] = useState(data)
  return {
    quote,
    /** The params of texts about the quote. */
    textParams: { number: quote.quoteNumber, company: quote.companyName },
    summary: quoteSummary(quote, formats),
    version: { ifMatch: quote.modified },
  }
}
