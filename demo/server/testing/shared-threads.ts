import { logToStderr } from '../kernel/log.ts'
import { createThreads, type Threads } from '../kernel/offload/threads.ts'
import { taskThreadEntry } from '../kernel/offload/task-thread-entry.ts'

const { run } = createThreads(taskThreadEntry(), logToStderr)

/**
 * The worker threads of every platform in this process, which end with it. They contain no state of
 * a platform, and their first document takes ten times as long as the next: fonts are parsed for
 * it.
 */
export const sharedThreads: Threads = { run, close: () => Promise.resolve() }
