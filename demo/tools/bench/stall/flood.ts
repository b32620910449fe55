import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Many equal calls in parallel. */
export interface Flood {
  readonly address: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly calls: number
  readonly atOnce: number
  /** The timeout in milliseconds, after which pending calls are aborted. */
  readonly maxLength: number
}

/** The number of responses by status. */
export type Statuses = Readonly<Record<string, number>>

/** A thread that floods. */
export interface Flooder {
  run(flood: Flood): Promise<Statuses>
  close(): Promise<unknown>
}

export const startFlooder = (): Flooder => {
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url))
  return {
    async run(flood) {
      thread.postMessage(flood, [])
      const [statuses] = (await once(thread, 'message')) as [Statuses]
      return statuses
    },
    close: () => thread.terminate(),
  }
}
