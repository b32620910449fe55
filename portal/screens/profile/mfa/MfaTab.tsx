import { useEffect, useState } from 'react'
import { createMfaSetUp } from '#core/mfa/set-up.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../platform/use-portal.ts'
import { MfaConfirm } from './MfaConfirm.tsx'
import { MfaEnabled } from './MfaEnabled.tsx'
import { MfaProof } from './MfaProof.tsx'
import { MfaRemoval } from './MfaRemoval.tsx'
import { MfaWays } from './MfaWays.tsx'

/** The second factor: which one is on, and the set-up of another step by step. */
export const MfaTab = () => {
  const t = useWording('profile')
  const portal = usePortal()
  const [flow] = useState(() => createMfaSetUp(portal))
  useEffect(() => flow.dispose, [flow])
  const state = useStore(flow.$state)
  const part = () => {
    switch (state.kind) {
      case 'choosing':
      case 'removed':
        return <MfaWays flow={flow} isRemoved={state.kind === 'removed'} />
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
  return <Card title={t('profile:mfa.title')}>{part()}</Card>
}
