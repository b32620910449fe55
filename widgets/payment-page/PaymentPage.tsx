import type { RecordGrant } from '#core/identity/session/model.ts'
import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { CodeGate } from '../security-code/CodeGate.tsx'
import { useWording } from '../react/use-wording.ts'
import type { definition } from './definition.ts'
import { PolicyPayment } from './PolicyPayment.tsx'

function Missing() {
  const t = useWording('payment')
  return (
    <Notice tone="warning" final>
      {t('payment:missing')}
    </Notice>
  )
}

/** `<parapet-payment-page>`: the bill of one policy, behind a security code if opened by a link. */
export function PaymentPage({
  policyId,
  workflowId,
  received,
}: PropsOf<typeof definition> & { readonly received?: RecordGrant }) {
  const paid = policyId ?? received?.id
  if (paid !== undefined) return <PolicyPayment policyId={paid} key={paid} />
  if (workflowId === undefined) return <Missing />
  return (
    <CodeGate key={workflowId} workflowId={workflowId} kind="policy" missing={<Missing />}>
      {(policyIdOfCode, again) => <PolicyPayment policyId={policyIdOfCode} onSessionEnd={again} />}
    </CodeGate>
  )
}
