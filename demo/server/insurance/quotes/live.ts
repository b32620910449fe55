import type { SQL } from 'drizzle-orm'
import { accountsIn } from '../../kernel/live/insured-in.ts'
import type { LiveRecords } from '../../kernel/live/records.ts'
import { visibleRows } from '../../kernel/live/visible-rows.ts'
import { visibleQuotes } from './binder-scope.ts'
import { quotes } from './tables.ts'

/** Changes of quotes, announced by `schema/migrations/0003_live_changes.sql`. */
export const liveQuotes = (wasBound: SQL): LiveRecords => ({
  kind: 'quote',
  // also for viewers who see binders only
  permission: 'binder:read',
  visibleTo: visibleRows(quotes, (viewer, services) => visibleQuotes(services, viewer, wasBound)),
  insuredIn: accountsIn(quotes),
})
