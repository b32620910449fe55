import type { BulkProgress, BulkResult } from './model.ts'

/** The call of one bulk action, and who is told of it. */
export interface BulkCalls {
  /** Begins the action, and goes on with it when it is repeated. */
  readonly call: () => Promise<BulkProgress>
  readonly onProgress: (done: number) => void
}

/**
 * Acts on every record of a selection, some in a call, and gives a result for each. Rejects where a call
 * fails or is cancelled: the same action again goes on where it was.
 */
export const runBulk = async ({ call, onProgress }: BulkCalls): Promise<readonly BulkResult[]> => {
  for (;;) {
    // each call does what the one before left
    // oxlint-disable-next-line no-await-in-loop
    const { total, left, results } = await call()
    onProgress(total - left)
    if (left === 0) return results
  }
}
