import type { MfaSetUp } from '#core/identity/mfa/model.ts'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { MfaAppProof } from './MfaAppProof.tsx'
import { MfaSentProof } from './MfaSentProof.tsx'

interface MfaProofProps {
  readonly flow: MfaSetUpFlow
  readonly setUp: MfaSetUp
}

/** Confirms the factor by two codes of an app or the one that was sent. */
export const MfaProof = ({ flow, setUp }: MfaProofProps) =>
  setUp.mfaType === 'GOOGLE' ? (
    <MfaAppProof flow={flow} setUp={setUp} />
  ) : (
    <MfaSentProof flow={flow} setUp={setUp} />
  )
