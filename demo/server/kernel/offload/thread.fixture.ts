import { serverTasks } from '../../tasks.ts'
import { serveTasks } from './serve-tasks.ts'
import { testTasks } from './tasks.fixture.ts'

serveTasks([...serverTasks, ...testTasks])
