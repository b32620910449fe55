import { sql, type SQL } from 'drizzle-orm'
import { decidedStatuses, quoteEffects } from '#core/insurance/submissions/effective-status.ts'
import type { SubmissionStatus } from '#core/insurance/submissions/statuses.ts'

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

const quoteStatusesFor = (wanted: SubmissionStatus): string =>
  listOf(
    Object.entries(quoteEffects).flatMap(([status, effect]) => (effect === wanted ? [status] : [])),
  )

/** `effectiveSubmissionStatus` as the SQL expression of a stored column that lists sort and filter by. */
export const effectiveStatusExpression: SQL = sql.raw(`case
  when quote_status in (${quoteStatusesFor('bound')}) then case business_type when 'renewal' then 'renewed' else 'bound' end
  when status in (${listOf(decidedStatuses)}) then status
  when quote_status in (${quoteStatusesFor('lost')}) then 'lost'
  when status = 'uwEscalation' then status
  when quote_status in (${quoteStatusesFor('quoted')}) then 'quoted'
  when quote_status in (${quoteStatusesFor('referred')}) then 'referred'
  when is_expired and business_type = 'renewal' then 'nonRenewed'
  else status end`)
