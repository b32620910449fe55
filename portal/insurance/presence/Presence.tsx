import { markAccountPresence, markQuotePresence } from '#core/insurance/presence/endpoints.ts'
import type { LiveKind } from '#core/platform/live/model.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { usePresence } from './use-presence.ts'

/** The other users who have a record open, as a text; empty if there are none. */
const RecordPresence = ({
  call,
  kind,
  id,
}: {
  readonly call: typeof markQuotePresence | typeof markAccountPresence
  readonly kind: LiveKind
  readonly id: string
}) => {
  const { t, list } = useFormats()
  const names = usePresence(call, kind, id)
  return (
    <span role="status">
      {names.length > 0 && t('portal:presence', { count: names.length, names: list(names) })}
    </span>
  )
}

/** The other users who have an account open. */
export const AccountPresence = ({ record }: { readonly record: { readonly id: string } }) => (
  <RecordPresence call={markAccountPresence} kind="account" id={record.id} />
)

/** The other users who have a quote open. */
export const QuotePresence = ({ record }: { readonly record: { readonly id: string } }) => (
  <RecordPresence call={markQuotePresence} kind="quote" id={record.id} />
)
