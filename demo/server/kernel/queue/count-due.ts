import { and, isNull, lte } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { jobs } from './tables.ts'

/** Number of jobs whose time has come, with those that are running. */
export const countDue = ({ database, clock }: Services): Promise<number> =>
  database.handle().$count(jobs, and(isNull(jobs.failed), lte(jobs.runAt, clock.now())))
