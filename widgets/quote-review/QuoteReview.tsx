import type { RecordGrant } from '#core/identity/session/model.ts'
import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import { BehindCode } from '../security-code/BehindCode.tsx'
import type { definition } from './definition.ts'
import { ReviewOf } from './ReviewOf.tsx'

function Missing() {
  const t = useWording('quote-review')
  return (
    <Notice tone="warning" final>
      {t('quote-review:missing')}
    </Notice>
  )
}

/** `<parapet-quote-review>`: the review of one quote, behind a security code where a link has one. */
export function QuoteReview({
  quoteId,
  workflowId,
  received,
}: PropsOf<typeof definition> & { readonly received?: RecordGrant }) {
  const id = quoteId ?? received?.id
  if (id !== undefined) return <ReviewOf quoteId={id} key={id} />
  if (workflowId === undefined) return <Missing />
  return (
    <BehindCode key={workflowId} workflowId={workflowId} kind="quote" missing={<Missing />}>
      {(idOfCode) => <ReviewOf quoteId={idOfCode} />}
    </BehindCode>
  )
}
