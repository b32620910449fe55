import type { WorkflowState } from '#core/identity/security-code/model.ts'

/** Rules of security codes (spec 1 §9). Times in milliseconds. */
export const codeRules = {
  lives: 5 * 60_000,
  tries: 5,
  /** Wait before another code can be requested. */
  resendAfter: 30_000,
  codesAnHour: 5,
  /** A locked workflow opens again after this. */
  lockedFor: 60 * 60_000,
  /** A right code is accepted again for this long, because the answer may have been lost. */
  usedGrace: 60_000,
} as const

const hour = 60 * 60_000

/** The facts of a workflow that its code depends on. */
export interface CodeFacts {
  readonly codeHash: string | null
  readonly codeExpires: Date | null
  readonly codeUsed: Date | null
  readonly lockedUntil: Date | null
}

export const isLocked = ({ lockedUntil }: CodeFacts, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

/** Whether the current code would still be accepted. */
export const codeWorks = ({ codeHash, codeExpires, codeUsed }: CodeFacts, now: Date): boolean =>
  codeHash !== null &&
  codeExpires !== null &&
  codeExpires > now &&
  (codeUsed === null || now.getTime() - codeUsed.getTime() <= codeRules.usedGrace)

export const stateOf = (facts: CodeFacts, now: Date): WorkflowState => {
  if (isLocked(facts, now)) return 'locked'
  if (facts.codeHash === null) return 'unsent'
  return codeWorks(facts, now) ? 'open' : 'expired'
}

/** Milliseconds until another code can be sent, by the times of the last hour's codes. */
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
