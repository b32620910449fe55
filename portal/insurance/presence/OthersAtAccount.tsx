import { markAccountPresence } from '#core/insurance/presence/endpoints.ts'
import { OthersHere } from './OthersHere.tsx'

/** Who else has an account open. */
export const OthersAtAccount = ({ record }: { readonly record: { readonly id: string } }) => (
  <OthersHere call={markAccountPresence} kind="account" id={record.id} />
)
