import { and, count, desc, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { staffSubjects, type ActivityEntry } from '#core/insurance/activity/model.ts'
import { mostListed } from '#core/platform/api/lists.ts'
import { userNames } from '../../directory/users/user-name.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import type { MustSee } from '../../kernel/scope/must-see.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { activity, type ActivityRecord } from './tables.ts'

const standardSize = 25
const largestSize = 100

/**
 * Staff see all; others what their own organisation saw and noted, and every change but
 * underwriting's.
 */
const visible = (viewer: Viewer): SQL | undefined => {
  if (viewer.kind !== 'user') return sql`false`
  if (viewer.accountType === 'PARAPET') return undefined
  return and(
    notInArray(activity.subject, [...staffSubjects]),
    or(
      // an edited note is here with its texts
      and(ne(activity.act, 'seen'), ne(activity.subject, 'note')),
      eq(activity.organisationId, viewer.accountId),
    ),
  )
}

/**
 * Entries without the account, which the reader knows. Users are named as they are called now; what a
 * change says stays as it was logged.
 */
export const entriesToWire = async (
  services: Pick<Services, 'database'>,
  records: readonly ActivityRecord[],
): Promise<(Omit<ActivityEntry, 'accountId'> & Pick<ActivityRecord, 'accountId'>)[]> => {
  const names = await userNames(
    services,
    records.map(({ userId }) => userId),
  )
  return records.map((record) => ({
    ...entryToWire(record, names.get(record.userId) ?? record.userName),
    accountId: record.accountId,
  }))
}

const entryToWire = (
  record: ActivityRecord,
  userName: string,
): Omit<ActivityEntry, 'accountId'> => ({
  id: record.id,
  act: record.act,
  subject: record.subject,
  ...(record.quoteNumber === null ? {} : { quoteNumber: record.quoteNumber }),
  userName,
  isStaff: record.isStaff,
  changes: [...record.changes],
  at: record.at.toISOString(),
})

/** The activity log of an account. */
export const activityRoutes = (mustSeeAccount: MustSee): readonly Route[] => [
  route(searchActivity, async ({ query, body }, { services, viewer }) => {
    const { page: number = 0, size = standardSize } = query
    if (size < 1 || size > largestSize || number * size >= mostListed)
      throw new ApiError('pageSize', { params: { most: largestSize } })
    await mustSeeAccount(services, viewer, body.accountId)
    const where = and(
      eq(activity.accountId, body.accountId),
      visible(viewer),
      body.acts && body.acts.length > 0 ? inArray(activity.act, body.acts) : undefined,
    )
    const handle = services.database.handle()
    const rows = await handle
      .select()
      .from(activity)
      .where(where)
      .orderBy(desc(activity.at), desc(activity.id))
      .limit(size)
      .offset(number * size)
    const some = handle
      .select({ id: activity.id })
      .from(activity)
      .where(where)
      .limit(mostListed)
      .as('some')
    const [counted] = await handle.select({ total: count() }).from(some)
    const total = counted?.total ?? 0
    return {
      content: (await entriesToWire(services, rows)).map((entry) => ({
        ...entry,
        accountId: body.accountId,
      })),
      totalElements: total,
      totalPages: Math.ceil(total / size),
      number,
      size,
    }
  }),
]
