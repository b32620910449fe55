import type { WorkflowState } from '#core/identity/security-code/model.ts'

/** Rules of security codes (spec 1 §9). Times in milliseconds. */
export const codeRules = {
  lives: 5 * 60_000,
  tries: 5,
  /** Minimum time between two codes. */
  resendAfter: 30_000,
  codesAnHour: 5,
  /** How long a workflow stays locked. */
  lockedFor: 60 * 60_000,
  /** How long a right code is accepted again, in case the response was lost. */
  usedGrace: 60_000,
} as const

const hour = 60 * 60_000

/** The fields of a workflow that determine the state of its code. */
export interface CodeState {
  readonly codeHash: string | null
  readonly codeExpires: Date | null
  readonly codeUsed: Date | null
  readonly lockedUntil: Date | null
}

export const isLocked = ({ lockedUntil }: CodeState, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

/** Whether the current code is still valid. */
export const codeWorks = ({ codeHash, codeExpires, codeUsed }: CodeState, now: Date): boolean =>
  codeHash !== null &&
  codeExpires !== null &&
  codeExpires > now &&
  (codeUsed === null || now.getTime() - codeUsed.getTime() <= codeRules.usedGrace)

export const stateOf = (state: CodeState, now: Date): WorkflowState => {
  if (isLocked(state, now)) return 'locked'
  if (state.codeHash === null) return 'unsent'
  return codeWorks(state, now) ? 'open' : 'expired'
}

/** Milliseconds until another code can be sent, given when the codes of the last hour were sent. */
export const resendWait = (sent: readonly Date[], now: Date): number => {
  const recent = sent
    .map((each) => each.getTime())
    .filter((each) => now.getTime() - each < hour)
    .sort((a, b) => a - b)
  const newest = recent.at(-1)
  if (newest === undefined) return 0
  const hourly =
    recent.length >= codeRules.codesAnHour ? recent.at(-codeRules.codesAnHour) : undefined
  return Math.max(
    0,
    newest + codeRules.resendAfter - now.getTime(),
    hourly === undefined ? 0 : hourly + hour - now.getTime(),
  )
}
