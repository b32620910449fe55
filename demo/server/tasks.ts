import { drawDocument } from './insurance/documents/draw-document.ts'
import { readApplicationTask } from './insurance/accounts/application/task.ts'
import type { AnyTask } from './kernel/offload/task.ts'

/** Every task of worker threads. A module with tasks adds one line. */
export const serverTasks: readonly AnyTask[] = [drawDocument, readApplicationTask]
