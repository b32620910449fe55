import type { ReactNode } from 'react'
import type { RecordGrant } from '#core/identity/session/model.ts'
import { useStore } from '../react/use-store.ts'
import { SecurityCodeView } from './SecurityCodeView.tsx'
import { useSecurityCode } from './use-security-code.ts'

interface CodeGateProps {
  readonly workflowId: string
  /** The kind of record that the code should open. */
  readonly kind: RecordGrant['kind']
  /** Shown if the code opened another kind of record. */
  readonly missing: ReactNode
  /** Renders the record. `again` asks for the code again. */
  readonly children: (id: string, again: () => void) => ReactNode
}

/** A record behind a security code. */
export function CodeGate({ workflowId, kind, missing, children }: CodeGateProps) {
  const code = useSecurityCode(workflowId)
  const state = useStore(code.$state)
  if (state.kind !== 'verified') return <SecurityCodeView code={code} />
  if (state.grant.kind !== kind) return missing
  return children(state.grant.id, () => void code.load())
}
