import { useEffect, useRef, useState } from 'react'
import { createMfaSetUp } from '#core/identity/mfa/set-up.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { MfaConfirm } from './MfaConfirm.tsx'
import { MfaEnabled } from './MfaEnabled.tsx'
import { MfaProof } from './MfaProof.tsx'
import { MfaRemoval } from './MfaRemoval.tsx'
import { MfaMethods } from './MfaMethods.tsx'
import styles from './mfa.styles.css'

/** The active second factor, and the step-by-step set-up of another. */
export const MfaTab = () => {
  const css = useStyles(styles)
  const t = useWording('profile')
  const portal = usePortal()
  const [flow] = useState(() => createMfaSetUp(portal))
  useEffect(() => flow.dispose, [flow])
  const state = useStore(flow.$state)
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(state.kind)

  useEffect(() => {
    if (shown.current === state.kind) return
    shown.current = state.kind
    // A step without an autofocused field is focused itself.
    if (!root.current?.contains(document.activeElement)) root.current?.focus()
  }, [state.kind])

  const part = () => {
    switch (state.kind) {
      case 'choosing':
      case 'removed':
        return <MfaMethods flow={flow} isRemoved={state.kind === 'removed'} />
      case 'confirming':
        return <MfaConfirm flow={flow} factor={state.factor} />
      case 'proving':
        return <MfaProof flow={flow} setUp={state.setUp} />
      case 'enabled':
        return <MfaEnabled flow={flow} />
      case 'removing':
        return <MfaRemoval flow={flow} />
    }
  }
  return (
    <Card title={t('profile:mfa.title')}>
      <div ref={root} className={css['step']} tabIndex={-1}>
        {part()}
      </div>
    </Card>
  )
}
