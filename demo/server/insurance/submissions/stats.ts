import { and, count, gte, isNotNull, sql, sum } from 'drizzle-orm'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import type { statsQuery, SubmissionStats } from '#core/insurance/submissions/stats.ts'
import { defaultDuration, sinceOf } from '#core/platform/tables/duration.ts'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { conditionToSql } from '../../kernel/lists/column-filter.ts'
import { teamFilter } from '../accounts/team-scope.ts'
import { countSubmissions } from './list.ts'
import { submissionScope } from './scope.ts'
import { submissions } from './tables.ts'

const { businessType, effectiveStatus, created, region, quoteTotal } = submissions

const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})::integer`

/** Counts by chip, and the metrics of the submissions created within a period. */
export const readStats = async (
  { services, viewer, region: here }: Pick<Context, 'services' | 'viewer' | 'region'>,
  { duration = defaultDuration, filter }: z.output<typeof statsQuery>,
): Promise<SubmissionStats> => {
  const named = filter?.['team'] ?? []
  const query = named.length === 0 ? {} : { filter: { team: named } }
  const counts = await countSubmissions(services, viewer, query)
  const ofTeams = (await teamFilter(services, viewer, query, submissions))(named)
  const since = sinceOf(duration, services.clock.now().getTime(), serverDataOf[here].timezone)
  const where = and(
    submissionScope(viewer),
    ofTeams && conditionToSql(ofTeams),
    gte(created, new Date(since)),
  )
  const handle = services.database.handle()
  const [metrics] = await handle
    .select({
      newBusiness: counted(sql`${businessType} = 'new_business'`),
      declined: counted(sql`${effectiveStatus} = 'declined'`),
      lost: counted(sql`${effectiveStatus} = 'lost'`),
      renewals: counted(sql`${businessType} = 'renewal'`),
    })
    .from(submissions)
    .where(where)
  const premiums = await handle
    .select({ region, quoted: count(), total: sum(quoteTotal).mapWith(Number) })
    .from(submissions)
    .where(and(where, isNotNull(quoteTotal)))
    .groupBy(region)
    .orderBy(region)
  return {
    counts,
    since,
    ...(metrics ?? { newBusiness: 0, declined: 0, lost: 0, renewals: 0 }),
    premiums: premiums.map(({ region: of, quoted, total }) => ({
      currency: currencyOf[of],
      quoted,
      totalPremium: total,
      averagePremium: Math.round(total / quoted),
    })),
  }
}
