import { and, gt, type SQL } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { readActivity, type ActivityLog } from './read.ts'
import { activity, type ActivityRecord } from './tables.ts'

/** Maximum entries that are read. */
const maxEntries = 20

/**
 * The log entries of a record since the caller read it, newest first. Empty if the caller has the
 * current version, or if the version is not one of this record.
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
  // not a version of the record, and possibly not even a valid instant
  if (!(since >= created && since <= modified)) return []
  return readActivity(services, log, {
    where: and(where, gt(activity.at, since)),
    max: maxEntries,
  })
}
