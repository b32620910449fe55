import { and, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { staffSubjects } from '#core/insurance/activity/model.ts'
import { maxListed } from '#core/platform/api/lists.ts'
import { countActivity, readActivity } from '../../kernel/activity/read.ts'
import { activity } from '../../kernel/activity/tables.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import type { AssertVisible } from '../../kernel/scope/assert-visible.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { entriesToWire, accountRecordKinds } from './entries.ts'

const standardSize = 25
const maxPageSize = 100

/**
 * Staff see everything; others see their own organisation's views and notes, and all changes except
 * underwriting's.
 */
const visible = (viewer: Viewer): SQL | undefined => {
  if (viewer.kind !== 'user') return sql`false`
  if (viewer.accountType === 'PARAPET') return undefined
  return and(
    notInArray(activity.part, [...staffSubjects]),
    or(
      // an edited note is included with its texts
      and(ne(activity.act, 'seen'), ne(activity.part, 'note')),
      eq(activity.organisationId, viewer.accountId),
    ),
  )
}

/** The activity log of an account. */
export const activityRoutes = (assertAccountVisible: AssertVisible): readonly Route[] => [
  route(searchActivity, async ({ query, body }, { services, viewer }) => {
    const { page: number = 0, size = standardSize } = query
    if (size < 1 || size > maxPageSize || number * size >= maxListed)
      throw new ApiError('pageSize', { params: { max: maxPageSize } })
    const { accountId, acts } = body
    await assertAccountVisible(services, viewer, accountId)
    const log = { accountId, kinds: accountRecordKinds }
    const where = and(
      visible(viewer),
      acts && acts.length > 0 ? inArray(activity.act, acts) : undefined,
    )
    const rows = await readActivity(services, log, { where, max: size, offset: number * size })
    const total = await countActivity(services, log, { where, max: maxListed })
    return {
      content: (await entriesToWire(services, rows)).map((entry) => ({ ...entry, accountId })),
      totalElements: total,
      totalPages: Math.ceil(total / size),
      number,
      size,
    }
  }),
]
