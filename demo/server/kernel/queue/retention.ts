import type { Retention } from '../retention/model.ts'
import { jobs } from './tables.ts'

/** Jobs that were given up, stored for their error. A job that is done is deleted at once. */
export const queueRetention: readonly Retention[] = [{ table: jobs, since: jobs.failed, days: 30 }]
