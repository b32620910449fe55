import { drawDocument } from './insurance/documents/draw-document.ts'
import type { AnyTask } from './kernel/offload/task.ts'

/** Every task that worker threads do. A room that has tasks adds one line. */
export const serverTasks: readonly AnyTask[] = [drawDocument]
