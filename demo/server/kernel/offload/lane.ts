import { ApiError } from '../api-error.ts'

/** Work of one kind that many may ask for at once. */
export interface Lane {
  readonly name: string
  /** Pieces of work that run at once. */
  readonly parallel: number
  /** Requests that wait for their turn at most; the next one is refused. */
  readonly waiting: number
}

/** What a caller does when a lane is full: requests are refused, queued jobs wait. */
export type WhenFull = 'refuse' | 'wait'

/** The answer while a lane is full. */
export const busy = (): ApiError => new ApiError('overloaded', { headers: { 'Retry-After': '1' } })

/** Gives each piece of work its turn, in the order of asking. */
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
        // the next in the queue takes this place over
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
