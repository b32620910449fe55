import type { BulkProgress, BulkResult } from './model.ts'

/** The call of a bulk action, and its progress listener. */
export interface BulkCalls {
  /** Starts the action, or continues it when repeated. */
  readonly call: () => Promise<BulkProgress>
  readonly onProgress: (done: number) => void
}

/**
 * Runs a bulk action to its end, some records per call, and returns a result for each. Rejects when
 * a call fails or is cancelled; running the same action again continues it.
 */
export const runBulk = async ({ call, onProgress }: BulkCalls): Promise<readonly BulkResult[]> => {
  for (;;) {
    // each call continues where the last one stopped
    // oxlint-disable-next-line no-await-in-loop
    const { total, left, results } = await call()
    onProgress(total - left)
    if (left === 0) return results
  }
}
