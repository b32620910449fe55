import type { WrittenMail } from '../mail.ts'
import type { Queue } from '../services.ts'
import { mailJob } from './jobs.ts'

/** Queues a mail in the caller's transaction: it is sent after the commit, or not at all. */
export const createSend =
  (queue: Queue) =>
  (mail: WrittenMail): Promise<void> =>
    queue.enqueue(mailJob, mail)
