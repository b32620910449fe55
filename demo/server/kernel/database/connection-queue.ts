import type { PGlite } from '@electric-sql/pglite'

/** A timeout while waiting. The code is that of PostgreSQL for too many connections. */
export class NoConnection extends Error {
  readonly code = '53300'
}

interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Runs work one at a time, in order of arrival. Work that timed out is removed and never runs, so
 * that nothing happens after its caller got an error.
 */
const createQueue = (timeout: number): Queue => {
  const waiting: (() => void)[] = []
  let isBusy = false

  const enter = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new NoConnection(`The database was busy for ${timeout} ms`))
      }, timeout)
      waiting.push(start)
    })

  /** Starts the next waiting work, if any. */
  const startNext = (): void => {
    const next = waiting.shift()
    if (next) next()
    else isBusy = false
  }

  return {
    async run(work) {
      if (isBusy) await enter()
      isBusy = true
      try {
        return await work()
      } finally {
        // Yields to the event loop: the embedded database runs in this thread, so a series of
        // queries would block all other calls.
        setImmediate(startNext)
      }
    },
  }
}

/** The embedded database with a timeout for its one connection. */
export const withTimeout = (client: PGlite, timeout: number): PGlite => {
  const queue = createQueue(timeout)
  const query: PGlite['query'] = (...args) => queue.run(() => client.query(...args))
  const transaction: PGlite['transaction'] = (work) => queue.run(() => client.transaction(work))
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
