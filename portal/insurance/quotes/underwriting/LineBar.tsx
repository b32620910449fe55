import { LineBar as FrameLineBar } from '../../../frame/parts/LineBar.tsx'
import { useQuoteLine } from './use-quote-line.ts'

/** Previous and next quote of the inbox. */
export const LineBar = ({ quoteId }: { readonly quoteId: string }) => (
  <FrameLineBar line={useQuoteLine(quoteId)} />
)
