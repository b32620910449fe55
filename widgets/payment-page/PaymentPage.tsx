import type { RecordGrant } from '#core/identity/session/model.ts'
import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { SecurityCodeView } from '../security-code/SecurityCodeView.tsx'
import { useSecurityCode } from '../security-code/use-security-code.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import type { definition } from './definition.ts'
import { PaymentOf } from './PaymentOf.tsx'

function Missing() {
  const t = useWording('payment')
  return <Notice tone="warning">{t('payment:missing')}</Notice>
}

/** A payment page behind a security code; when its session ends it asks for the code again. */
function BehindCode({ workflowId }: { readonly workflowId: string }) {
  const code = useSecurityCode(workflowId)
  const state = useStore(code.$state)
  if (state.kind !== 'verified') return <SecurityCodeView code={code} />
  return state.grant.kind === 'policy' ? (
    <PaymentOf policyId={state.grant.id} onSessionEnd={() => void code.load()} />
  ) : (
    <Missing />
  )
}

/** `<parapet-payment-page>`: the bill of one policy. */
export function PaymentPage({
  policyId,
  workflowId,
  received,
}: PropsOf<typeof definition> & { readonly received?: RecordGrant }) {
  const paid = policyId ?? received?.id
  if (paid !== undefined) return <PaymentOf policyId={paid} key={paid} />
  if (workflowId !== undefined) return <BehindCode workflowId={workflowId} key={workflowId} />
  return <Missing />
}
