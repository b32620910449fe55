import type { BulkProgress, BulkResult } from './model.ts'

/** The call of one bulk action, and what is told of it meanwhile. */
export interface BulkCalls {
  /** Begins the action, and goes on with it when it is repeated. */
  readonly call: () => Promise<BulkProgress>
  readonly onProgress: (done: number, total: number) => void
  /** Ends the action between two calls; records that were done stay so. */
  readonly signal: AbortSignal
}

/**
 * Acts on every record of a selection, some in a call, and gives a result for each; undefined when it
 * was stopped. Rejects where a call fails: the same action again goes on where it was.
 */
export const runBulk = async ({
  call,
  onProgress,
  signal,
}: BulkCalls): Promise<readonly BulkResult[] | undefined> => {
  for (;;) {
    // each call does what the one before left
    // oxlint-disable-next-line no-await-in-loop
    const { total, left, results } = await call()
    onProgress(total - left, total)
    if (left === 0) return results
    if (signal.aborted) return undefined
  }
}
