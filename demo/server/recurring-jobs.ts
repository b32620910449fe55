import { scheduleStatuses, statusesKind } from './effective-statuses/jobs.ts'
import type { Services } from './kernel/services.ts'
import { cleaningKind, scheduleCleaning } from './retention/jobs.ts'

/** The kinds of jobs that queue their next run themselves. */
export const recurringKinds: readonly string[] = [cleaningKind, statusesKind]

/** Schedules the next run of each recurring job: at the start of each process, and after the clock was moved. */
export const scheduleRecurring = async (services: Services): Promise<void> => {
  await scheduleCleaning(services)
  await scheduleStatuses(services)
}
