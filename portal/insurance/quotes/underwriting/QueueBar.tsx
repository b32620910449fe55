import type { Quote } from '#core/insurance/quotes/model.ts'
import { QueueBar as FrameQueueBar } from '../../../frame/parts/QueueBar.tsx'
import { useQuoteQueue } from './use-quote-queue.ts'

/** Previous and next quote of the inbox. */
export const QueueBar = ({ quote }: { readonly quote: Quote }) => (
  <FrameQueueBar queue={useQuoteQueue(quote)} />
)
