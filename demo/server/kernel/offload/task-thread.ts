import { serveTasks } from './serve-tasks.ts'

serveTasks()
