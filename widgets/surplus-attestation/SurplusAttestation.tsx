import type { RecordGrant } from '#core/identity/session/model.ts'
import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'
import { CodeGate } from '../security-code/CodeGate.tsx'
import type { definition } from './definition.ts'
import { QuoteNotice } from './QuoteNotice.tsx'

function Missing() {
  const t = useWording('surplus')
  return (
    <Notice tone="warning" final>
      {t('surplus:missing')}
    </Notice>
  )
}

/**
 * `<parapet-surplus-attestation>`: the notice of one quote, behind a security code if opened by a
 * link.
 */
export function SurplusAttestation({
  quoteId,
  workflowId,
  variant = 'sign',
  received,
}: PropsOf<typeof definition> & { readonly received?: RecordGrant }) {
  const id = quoteId ?? received?.id
  if (id !== undefined) return <QuoteNotice quoteId={id} variant={variant} key={id} />
  if (workflowId === undefined) return <Missing />
  return (
    <CodeGate key={workflowId} workflowId={workflowId} kind="quote" missing={<Missing />}>
      {(idOfCode) => <QuoteNotice quoteId={idOfCode} variant={variant} />}
    </CodeGate>
  )
}
