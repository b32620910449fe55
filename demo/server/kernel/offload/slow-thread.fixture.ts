import { serveTasks } from './serve-tasks.ts'
import { hurry } from './tasks.fixture.ts'

// A thread on a busy machine: loading alone takes longer than a task's timeout.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, hurry.limit + 500)
serveTasks()
