import { and, desc, gt, type SQL } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { activity, type ActivityRecord } from './tables.ts'

/** Entries of the log that are looked through. */
const mostActs = 20

/**
 * What the log says was done with a record since its caller read it, the last first. Nothing where that
 * is the record as it is, or no version of it.
 */
export const activitySince = async (
  { database }: Pick<Services, 'database'>,
  /** `modified` of the record as the caller read it. */
  { seen }: { readonly seen?: string | undefined },
  { created, modified }: { readonly created: Date; readonly modified: Date },
  isAbout: SQL | undefined,
): Promise<readonly ActivityRecord[]> => {
  if (seen === undefined || seen === modified.toISOString()) return []
  const since = new Date(seen)
  // no version of the record, which databases may not even read as an instant
  if (!(since >= created && since <= modified)) return []
  return database
    .handle()
    .select()
    .from(activity)
    .where(and(isAbout, gt(activity.at, since)))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(mostActs)
}
