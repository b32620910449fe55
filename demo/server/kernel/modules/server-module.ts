import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordKind } from '#core/platform/permissions/permission-table.ts'
import type { ClockStatus } from '../lists/clock-status.ts'
import type { LiveRecords } from '../live/records.ts'
import type { AnyTask } from '../offload/task.ts'
import type { JobHandler } from '../queue/handler.ts'
import type { RecurringJob } from '../queue/recurring-job.ts'
import type { PermanentTable, Retention } from '../retention/model.ts'
import type { Route } from '../route.ts'
import type { VisibilityTable } from '../scope/visibility.ts'
import type { Seed } from '../seed/seed.ts'
import type { RecordGrant } from '../viewer.ts'

/**
 * Kinds of records that have a scope. Ratings are the same for all viewers, and the viewer's own
 * data needs no scope.
 */
export type ScopedKind = Exclude<RecordKind, 'rating' | 'self'>

/** A table whose rows belong to an agency. */
export type AgencyTable = PgTable & { readonly id: PgColumn; readonly agencyId: PgColumn }

/** Everything that a domain adds to the server. `modules.ts` lists the modules. */
export interface ServerModule {
  /** The folder of the domain: `insurance/quotes`. */
  readonly name: string
  readonly routes?: readonly Route[]
  /** All exports of its `tables.ts` files. */
  readonly tables?: Readonly<Record<string, unknown>>
  readonly jobs?: readonly JobHandler[]
  readonly recurring?: readonly RecurringJob[]
  /** Tasks of worker threads. */
  readonly tasks?: readonly AnyTask[]
  /** Stored statuses that change with time. */
  readonly statuses?: readonly ClockStatus[]
  /** Rows that are deleted when they expire. */
  readonly retention?: readonly Retention[]
  /** The same for the tables of test mode. */
  readonly testRetention?: readonly Retention[]
  /** Tables without retention, with the reason. */
  readonly permanentTables?: readonly PermanentTable[]
  /** Records whose changes are streamed to open screens. */
  readonly live?: readonly LiveRecords[]
  /** The visibility tables of a kind of record. A viewer needs only one of several. */
  readonly scopes?: { readonly [Kind in ScopedKind]?: readonly VisibilityTable[] }
  /** The table that contains the agency of a record, for tokens of one record. */
  readonly agencies?: { readonly [Kind in RecordGrant['kind']]?: AgencyTable }
  readonly seeds?: readonly Seed[]
}

/** Declares the module of a domain. */
export const serverModule = (module: ServerModule): ServerModule => module
