import type { Retention } from '../retention.ts'
import { jobs } from './tables.ts'

/** Jobs that were given up, once nobody looks for their error any more. One that is done is gone at once. */
export const queueRetention: readonly Retention[] = [{ table: jobs, since: jobs.failed, days: 30 }]
