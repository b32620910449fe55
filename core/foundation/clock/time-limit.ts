import type { Clock } from './clock.ts'

/**
 * Gives what `work` gives, or fails with what `onTimeout` returns once `ms` milliseconds are over. The
 * work's signal is aborted then, and as soon as the caller's own is.
 */
export const withTimeLimit = <T>(
  clock: Pick<Clock, 'after'>,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  given: { readonly signal?: AbortSignal | undefined; readonly onTimeout: () => unknown },
): Promise<T> => {
  const { signal } = given
  const controller = new AbortController()
  const cancel = (): void => controller.abort(signal?.reason)
  if (signal?.aborted) cancel()
  else signal?.addEventListener('abort', cancel, { once: true })
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => {
      signal?.removeEventListener('abort', cancel)
      reject(given.onTimeout())
      controller.abort()
    })
    const end = (): void => {
      stop()
      signal?.removeEventListener('abort', cancel)
    }
    work(controller.signal).then(
      (result) => {
        end()
        resolve(result)
      },
      (error: unknown) => {
        end()
        reject(error)
      },
    )
  })
}
