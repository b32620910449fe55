import type { Quote } from '#core/insurance/quotes/model.ts'
import { QuoteFacts } from '../QuoteFacts.tsx'
import { useMarks } from './use-marks.tsx'

/** People and dates of a quote, each marked where others changed it. */
export const MarkedFacts = ({ quote }: { readonly quote: Quote }) => (
  <QuoteFacts quote={quote} mark={useMarks(quote)} />
)
