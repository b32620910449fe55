import { LineBar as FrameLineBar } from '../../../frame/parts/LineBar.tsx'
import { useLine } from './use-line.ts'

/** Previous and next quote of the inbox. */
export const LineBar = ({ quoteId }: { readonly quoteId: string }) => (
  <FrameLineBar line={useLine(quoteId)} />
)
