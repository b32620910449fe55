import { CannotView } from '../quotes/CannotView.tsx'

/** The attestation of a surplus lines notice (spec 1 §2). */
export const AttestSurplusNotice = () => <CannotView what="attest" />
