import type { Workflow } from './model.ts'

/** Whole seconds that are left of a workflow's waits. */
export interface Waits {
  /** Until another code may be asked for. */
  readonly resend: number
  /** The code still works. */
  readonly codeExpires: number
  /** Until a locked workflow opens again. */
  readonly locked: number
}

/** What is left of the waits of a workflow that was read so many milliseconds ago. Never below 0. */
export const waitsAfter = (
  workflow: Pick<Workflow, 'resendInSeconds' | 'codeExpiresInSeconds' | 'lockedForSeconds'>,
  elapsedMs: number,
): Waits => {
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
