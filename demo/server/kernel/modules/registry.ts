import { existsSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { recordKinds } from '#core/identity/session/model.ts'
import { statusHandler, statusRefresh } from '../effective-statuses/jobs.ts'
import type { ClockStatus } from '../lists/clock-status.ts'
import type { LiveRecords } from '../live/records.ts'
import type { JobHandler } from '../queue/handler.ts'
import type { RecurringJob } from '../queue/recurring-job.ts'
import { retentionInOrder } from '../retention/retention-order.ts'
import { cleanup, cleanupHandler } from '../retention/jobs.ts'
import type { PermanentTable, OldRows } from '../retention/model.ts'
import type { Route } from '../route.ts'
import type { VisibilityTable } from '../scope/visibility.ts'
import { seedsInOrder, type Seed } from '../seed/seed.ts'
import type { RecordGrant } from '../viewer.ts'
import type { AgencyTable, ScopedKind, ServerModule } from './server-module.ts'

/** Everything that the modules declare. */
export interface Registry {
  readonly routes: readonly Route[]
  /** All exports of the modules' `tables.ts` files, by name. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly tables: readonly PgTable[]
  readonly jobs: readonly JobHandler[]
  readonly recurring: readonly RecurringJob[]
  readonly statuses: readonly ClockStatus[]
  /** The expired rows that the daily cleanup deletes in the tables of each mode, in order. */
  readonly retention: { readonly live: readonly OldRows[]; readonly test: readonly OldRows[] }
  readonly permanentTables: readonly PermanentTable[]
  readonly live: readonly LiveRecords[]
  readonly scopes: Readonly<Record<ScopedKind, readonly VisibilityTable[]>>
  readonly agencies: Readonly<Record<RecordGrant['kind'], AgencyTable>>
  /** In order. */
  readonly seeds: readonly Seed[]
}

/** Throws if two items have the same name. */
const assertDifferent = <Item>(
  what: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): void => {
  const names = items.map(nameOf)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`The ${what} ${twice} is declared twice`)
}

/** The address of a route, regardless of parameter names. */
const addressesOf = ({ endpoint: { method, path } }: Route): string =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

/** Merges the records of all modules. Throws if a key is declared twice or not at all. */
const merged = <Key extends string, Value>(
  what: string,
  records: readonly { readonly [K in Key]?: Value }[],
  keys: readonly Key[],
): Readonly<Record<Key, Value>> => {
  const entries = records.flatMap((record) => Object.entries<Value>(record as Record<Key, Value>))
  assertDifferent(what, entries, ([key]) => key)
  const found = Object.fromEntries(entries) as Record<Key, Value>
  const missing = keys.find((key) => !Object.hasOwn(found, key))
  if (missing !== undefined) throw new Error(`No module declares the ${what} ${missing}`)
  return found
}

/** A record, so that the compiler finds a missing kind. */
const scopedKinds: Readonly<Record<ScopedKind, true>> = {
  account: true,
  agency: true,
  authority: true,
  billing: true,
  binder: true,
  document: true,
  key: true,
  policy: true,
  quote: true,
  risk: true,
  submission: true,
  team: true,
  user: true,
}

/** Collects what the modules declare, and checks that it fits together. */
export const registryOf = (declared: readonly ServerModule[]): Registry => {
  // a bundle and the sources list them in different orders
  const modules = declared.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const all = <Value>(read: (module: ServerModule) => readonly Value[] | undefined): Value[] =>
    modules.flatMap((module) => read(module) ?? [])
  const schema = merged(
    'table',
    modules.map(({ tables }) => tables ?? {}),
    [],
  )
  const tables = Object.values(schema).filter((each): each is PgTable => is(each, PgTable))
  const retention = {
    live: retentionInOrder(
      all((module) => module.retention),
      tables,
    ),
    test: retentionInOrder(
      all((module) => module.testRetention),
      tables,
    ),
  }
  const statuses = all((module) => module.statuses)
  const routes = all((module) => module.routes)
  const jobs = [...all((module) => module.jobs), cleanupHandler(retention), statusHandler(statuses)]
  const tasks = all((module) => module.tasks)
  const live = all((module) => module.live)
  assertDifferent('module', modules, ({ name }) => name)
  assertDifferent('route', routes, addressesOf)
  assertDifferent('job', jobs, ({ kind }) => kind)
  assertDifferent('task', tasks, ({ name }) => name)
  assertDifferent('live kind', live, ({ kind }) => kind)
  const missing = tasks.find(({ file }) => !existsSync(new URL(file)))
  if (missing) throw new Error(`The task ${missing.name} has no file ${missing.file}`)
  return {
    routes,
    schema,
    tables,
    jobs,
    recurring: [...all((module) => module.recurring), cleanup, statusRefresh],
    statuses,
    retention,
    permanentTables: all((module) => module.permanentTables),
    live,
    scopes: merged(
      'scope',
      modules.map(({ scopes }) => scopes ?? {}),
      Object.keys(scopedKinds) as ScopedKind[],
    ),
    agencies: merged(
      'agency',
      modules.map(({ agencies }) => agencies ?? {}),
      recordKinds,
    ),
    seeds: seedsInOrder(all((module) => module.seeds)),
  }
}
