import { ApiError } from '../api-error.ts'

/** The limits of one kind of work. */
export interface Lane {
  readonly name: string
  /** Maximum work that runs at once. */
  readonly parallel: number
  /** Maximum waiting requests; the next one is rejected. */
  readonly waiting: number
}

/**
 * Whether a caller is rejected or waits when a lane is full: requests are rejected, queued jobs
 * wait.
 */
export type WhenFull = 'refuse' | 'wait'

/** The response while a lane is full. */
export const busy = (): ApiError => new ApiError('overloaded', { headers: { 'Retry-After': '1' } })

/** Runs work in order of arrival within the limits. */
export interface Turns {
  take<T>(whenFull: WhenFull, work: () => Promise<T>): Promise<T>
}

export const createTurns = ({ parallel, waiting }: Lane): Turns => {
  const queue: (() => void)[] = []
  let running = 0
  return {
    async take(whenFull, work) {
      if (running < parallel) running += 1
      else if (whenFull === 'refuse' && queue.length >= waiting) throw busy()
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        // the next in the queue takes this slot
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
