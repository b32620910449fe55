import { createTurns, type Lane, type Turns, type WhenFull } from './lane.ts'
import type { Task } from './task.ts'
import type { Threads } from './threads.ts'

/** Runs heavy work off the main thread, and limits how much of it runs and waits. */
export interface Offload {
  /** Runs a task in a worker thread. 503 `busy` when it is full or the task was stopped. */
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>
  /**
   * Runs work that leaves the main thread by itself within a lane. 503 `busy` when the lane is
   * full.
   */
  inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T>
}

/** The same threads and lanes for both kinds of callers. */
export interface OffloadParts {
  /** Rejects when full. */
  readonly forRequests: Offload
  /** Waits when full. */
  readonly forJobs: Offload
  /** Ends the threads and their tasks. */
  close(): Promise<void>
}

/** Two threads, so that a task that hangs blocks only one of them. */
const threadLane: Lane = { name: 'threads', parallel: 2, waiting: 32 }

export const createOffload = (threads: Threads): OffloadParts => {
  const lanes = new Map<string, Turns>()
  const turnsOf = (lane: Lane): Turns => {
    const known = lanes.get(lane.name) ?? createTurns(lane)
    lanes.set(lane.name, known)
    return known
  }
  const offload = (whenFull: WhenFull): Offload => ({
    run: (task, input) => turnsOf(threadLane).take(whenFull, () => threads.run(task, input)),
    inTurn: (lane, work) => turnsOf(lane).take(whenFull, work),
  })
  return { forRequests: offload('refuse'), forJobs: offload('wait'), close: threads.close }
}
