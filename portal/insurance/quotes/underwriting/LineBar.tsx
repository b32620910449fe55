import type { Quote } from '#core/insurance/quotes/model.ts'
import { LineBar as FrameLineBar } from '../../../frame/parts/LineBar.tsx'
import { useQuoteLine } from './use-quote-line.ts'

/** Previous and next quote of the inbox. */
export const LineBar = ({ quote }: { readonly quote: Quote }) => (
  <FrameLineBar line={useQuoteLine(quote)} />
)
