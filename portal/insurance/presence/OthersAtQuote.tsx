import { markQuotePresence } from '#core/insurance/presence/endpoints.ts'
import { OthersHere } from './OthersHere.tsx'

/** Who else has a quote open. */
export const OthersAtQuote = ({ record }: { readonly record: { readonly id: string } }) => (
  <OthersHere call={markQuotePresence} kind="quote" id={record.id} />
)
