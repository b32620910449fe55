import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { activity, isByPerson, type ActivityKind, type ActivityRecord } from './tables.ts'

/** The log to read: that of one record, or that of an insured account with its records. */
export type ActivityLog =
  | { readonly kind: ActivityKind; readonly id: string }
  | { readonly accountId: string; readonly kinds: readonly ActivityKind[] }

const entriesOf = (log: ActivityLog, where: SQL | undefined): SQL | undefined =>
  and(
    'accountId' in log
      ? and(eq(activity.accountId, log.accountId), inArray(activity.subjectKind, [...log.kinds]))
      : and(eq(activity.subjectKind, log.kind), eq(activity.subjectId, log.id)),
    isByPerson,
    where,
  )

/** Entries of people, newest first. The caller has checked that the viewer sees the record. */
export const readActivity = (
  { database }: Pick<Services, 'database'>,
  log: ActivityLog,
  {
    where,
    max,
    offset = 0,
  }: {
    readonly where?: SQL | undefined
    /** Maximum entries. */
    readonly max: number
    readonly offset?: number
  },
): Promise<ActivityRecord[]> =>
  database
    .handle()
    .select()
    .from(activity)
    .where(entriesOf(log, where))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(max)
    .offset(offset)

/** The number of entries of people, up to `max`. */
export const countActivity = async (
  { database }: Pick<Services, 'database'>,
  log: ActivityLog,
  { where, max }: { readonly where?: SQL | undefined; readonly max: number },
): Promise<number> => {
  const handle = database.handle()
  const some = handle
    .select({ id: activity.id })
    .from(activity)
    .where(entriesOf(log, where))
    .limit(max)
    .as('some')
  const [counted] = await handle.select({ total: count() }).from(some)
  return counted?.total ?? 0
}
