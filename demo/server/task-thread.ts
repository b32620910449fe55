import { serveTasks } from './kernel/offload/serve-tasks.ts'
import { serverTasks } from './tasks.ts'

serveTasks(serverTasks)
