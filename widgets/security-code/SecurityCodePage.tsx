import { useCallback, useEffect } from 'react'
import type { PropsOf } from '../element/definition.ts'
import { Notice } from '../kit/Notice.tsx'
import { useEmit, useMethods } from '../react/use-host.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { definition } from './definition.ts'
import { SecurityCodeView } from './SecurityCodeView.tsx'
import { useSecurityCode } from './use-security-code.ts'

function CodeOf({ workflowId }: { readonly workflowId: string }) {
  const code = useSecurityCode(workflowId)
  const emit = useEmit(definition)
  const state = useStore(code.$state)
  useEffect(() => {
    if (state.kind !== 'verified') return
    emit('parapet-code-verified', {
      workflowId,
      flow: state.flow,
      redirectURL: state.redirectURL,
      recordKind: state.grant.kind,
      recordId: state.grant.id,
    })
  }, [emit, state, workflowId])
  const loadMethods = useCallback(
    async () => (await import('./code-methods.ts')).codeMethods(code),
    [code],
  )
  useMethods(definition, loadMethods, state.kind !== 'loading')
  return <SecurityCodeView code={code} />
}

/** `<parapet-security-code>`: the code of one workflow. */
export function SecurityCodePage({ workflowId }: PropsOf<typeof definition>) {
  const t = useWording('security-code')
  return workflowId === undefined ? (
    <Notice tone="warning" final>
      {t('security-code:missing')}
    </Notice>
  ) : (
    <CodeOf workflowId={workflowId} key={workflowId} />
  )
}
