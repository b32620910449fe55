import type { Workflow } from './model.ts'

/** Remaining whole seconds of a workflow. */
export interface RemainingSeconds {
  /** Until another code can be requested. */
  readonly resend: number
  /** Until the code expires. */
  readonly codeExpires: number
  /** Until a locked workflow opens again. */
  readonly locked: number
}

/** The remaining seconds of a workflow that was read so many milliseconds ago, never below 0. */
export const remainingSecondsAfter = (
  workflow: Pick<Workflow, 'resendInSeconds' | 'codeExpiresInSeconds' | 'lockedForSeconds'>,
  elapsedMs: number,
): RemainingSeconds => {
  const left = (seconds: number): number => Math.max(0, Math.ceil(seconds - elapsedMs / 1000))
  return {
    resend: left(workflow.resendInSeconds),
    codeExpires: left(workflow.codeExpiresInSeconds),
    locked: left(workflow.lockedForSeconds),
  }
}

/** Seconds as minutes and seconds: 75 → `1:15`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
