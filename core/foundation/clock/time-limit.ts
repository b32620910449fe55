import type { Stop } from '../host/host.ts'
import type { Clock } from './clock.ts'

/** The time that some work has left. */
export interface TimeLimit {
  /** Stops the time: a person has to act first. */
  stop(): void
  /** Restarts it with `ms` milliseconds, by default as many as at the beginning. */
  restart(ms?: number): void
}

/**
 * Gives what `work` gives, or fails with what `onTimeout` returns once `ms` milliseconds are over. The
 * work's signal is aborted then, and as soon as the caller's own is.
 */
export const withTimeLimit = <T>(
  clock: Pick<Clock, 'after'>,
  ms: number,
  work: (signal: AbortSignal, limit: TimeLimit) => Promise<T>,
  given: { readonly signal?: AbortSignal | undefined; readonly onTimeout: () => unknown },
): Promise<T> => {
  const { signal } = given
  const controller = new AbortController()
  const cancel = (): void => controller.abort(signal?.reason)
  if (signal?.aborted) cancel()
  else signal?.addEventListener('abort', cancel, { once: true })
  return new Promise((resolve, reject) => {
    let isOver = false
    let stop: Stop = () => {}
    const end = (): void => {
      isOver = true
      stop()
      signal?.removeEventListener('abort', cancel)
    }
    const restart = (left = ms): void => {
      stop()
      if (isOver) return
      stop = clock.after(left, () => {
        end()
        reject(given.onTimeout())
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
