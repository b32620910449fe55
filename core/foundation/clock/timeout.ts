import type { Stop } from '../host/host.ts'
import type { Clock } from './clock.ts'

/** Controls the timeout of running work. */
export interface Timeout {
  /** Stops the timer while the work waits for a person. */
  stop(): void
  /** Restarts the timer with `ms` milliseconds, by default the original timeout. */
  restart(ms?: number): void
}

/**
 * Resolves with the result of `work`, or rejects with what `onTimeout` returns after `ms`
 * milliseconds. The signal of the work is aborted then, and when the caller's signal is.
 */
export const withTimeout = <T>(
  clock: Pick<Clock, 'after'>,
  ms: number,
  work: (signal: AbortSignal, limit: Timeout) => Promise<T>,
  options: { readonly signal?: AbortSignal | undefined; readonly onTimeout: () => unknown },
): Promise<T> => {
  const { signal } = options
  const controller = new AbortController()
  const cancel = (): void => controller.abort(signal?.reason)
  if (signal?.aborted) cancel()
  else signal?.addEventListener('abort', cancel, { once: true })
  return new Promise((resolve, reject) => {
    let isSettled = false
    let stop: Stop = () => {}
    const end = (): void => {
      isSettled = true
      stop()
      signal?.removeEventListener('abort', cancel)
    }
    const restart = (left = ms): void => {
      stop()
      if (isSettled) return
      stop = clock.after(left, () => {
        end()
        reject(options.onTimeout())
        controller.abort()
      })
    }
    restart()
    work(controller.signal, { stop: () => stop(), restart }).then(
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
