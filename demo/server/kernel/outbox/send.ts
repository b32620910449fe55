import type { Letter } from '../mail.ts'
import type { Queue } from '../services.ts'
import { letterJob } from './jobs.ts'

/** Queues a letter in the caller's transaction: it leaves once that is committed, or not at all. */
export const createSend =
  (queue: Queue) =>
  (letter: Letter): Promise<void> =>
    queue.enqueue(letterJob, letter)
