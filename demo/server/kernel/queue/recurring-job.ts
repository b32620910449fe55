import type { Services } from '../services.ts'

/** A job that queues its next run itself. */
export interface RecurringJob {
  readonly kind: string
  /** Schedules the next run: at the start of each process, and after the clock was moved. */
  readonly schedule: (services: Services) => Promise<void>
}

/** Schedules the next run of each recurring job. */
export const scheduleAll = async (
  recurring: readonly RecurringJob[],
  services: Services,
): Promise<void> => {
  for (const { schedule } of recurring) await schedule(services)
}
