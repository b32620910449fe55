import type { Letter } from '../mail.ts'
import type { Queue } from '../services.ts'

/** The kind of job that sends a mail or text. */
export const letterJob = 'sendLetter'

/** Queues a letter in the caller's transaction: it leaves once that is committed, or not at all. */
export const createSend =
  (queue: Queue) =>
  (letter: Letter): Promise<void> =>
    queue.enqueue({ kind: letterJob, payload: letter })
