import type { RecordGrant } from '#core/identity/session/model.ts'
import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import { CodeGate } from '../security-code/CodeGate.tsx'
import type { definition } from './definition.ts'
import { OpenedReview } from './OpenedReview.tsx'

function Missing() {
  const t = useWording('quote-review')
  return (
    <Notice tone="warning" final>
      {t('quote-review:missing')}
    </Notice>
  )
}

/**
 * `<parapet-quote-review>`: the review of one quote, behind a security code if opened by a link.
 */
export function QuoteReview({
  quoteId,
  workflowId,
  received,
}: PropsOf<typeof definition> & { readonly received?: RecordGrant }) {
  const id = quoteId ?? received?.id
  if (id !== undefined) return <OpenedReview quoteId={id} key={id} />
  if (workflowId === undefined) return <Missing />
  return (
    <CodeGate key={workflowId} workflowId={workflowId} kind="quote" missing={<Missing />}>
      {(idOfCode) => <OpenedReview quoteId={idOfCode} />}
    </CodeGate>
  )
}
