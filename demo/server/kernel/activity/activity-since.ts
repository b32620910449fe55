import { and, gt, type SQL } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { readActivity, type ActivityLog } from './read.ts'
import { activity, type ActivityRecord } from './tables.ts'

/** Entries of the log that are read. */
const maxEntries = 20

/**
 * What the log says was done with a record since its caller read it, the last first. Nothing where that
 * is the record as it is, or no version of it.
 */
export const activitySince = async (
  services: Pick<Services, 'database'>,
  log: ActivityLog,
  /** `modified` of the record as the caller read it. */
  { seen }: { readonly seen?: string | undefined },
  { created, modified }: { readonly created: Date; readonly modified: Date },
  where?: SQL,
): Promise<readonly ActivityRecord[]> => {
  if (seen === undefined || seen === modified.toISOString()) return []
  const since = new Date(seen)
  // no version of the record, which databases may not even read as an instant
  if (!(since >= created && since <= modified)) return []
  return readActivity(services, log, {
    where: and(where, gt(activity.at, since)),
    most: maxEntries,
  })
}
