import type * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import type { KeyMode } from '#core/identity/access/modes.ts'
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { Concurrency } from './concurrency.ts'
import type { Limits } from './limits/model.ts'
import type { Live } from './live/model.ts'
import type { Log } from './log.ts'
import type { WrittenMail, Mailer } from './mail.ts'
import type { Offload } from './offload/offload.ts'
import type { Job } from './queue/job.ts'
import type { CacheKind } from './cache-kinds.ts'
import type { Seals } from './seals.ts'
import type { IdentityAccount, ProcessorAccount } from './third-parties.ts'
import type { Tokens } from './tokens.ts'
import type { RecordGrant } from './viewer.ts'
import type { ServerWording } from './wording.ts'

/** One Drizzle handle type for PGlite and PostgreSQL. */
export type Handle = PgDatabase<PgQueryResultHKT>

/**
 * The database, in the mode of this call chain. `handle()` is the open transaction of this call chain,
 * or the connection.
 */
export interface Database {
  handle(): Handle
  /** Runs `work` in a transaction; nested calls join the outer one. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs `work` in a transaction that commits before that of the call: for a check, or for a count
   * of attempts that must remain even if the call fails.
   */
  separateTransaction<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs `work`, whose first transaction stays open until it is done, so that everything it writes
   * from then on commits together or not at all. `begin` runs first in the transaction, `end` last.
   * If `work` opens no transaction, one is opened for `begin` and `end`.
   */
  oneTransaction<T>(
    work: () => Promise<T>,
    hooks: { begin(): Promise<void>; end(result: T): Promise<void> },
  ): Promise<T>
  /**
   * Runs `work` in a transaction, or in a savepoint of the open one. If it throws, only its own
   * changes are rolled back.
   */
  attempt<T>(work: () => Promise<T>): Promise<T>
  /** Whether this call chain reads and writes live records or those of test mode. */
  mode(): KeyMode
  /** Runs `work` in a mode: all its queries, jobs and mails are of that mode. */
  inMode<T>(mode: KeyMode, work: () => Promise<T>): Promise<T>
  /** Runs `work` for a user, whose id is announced with the changes of its transactions. */
  asActor<T>(userId: string, work: () => Promise<T>): Promise<T>
  /**
   * Runs `work` until the signal aborts. Then its queries throw and its transaction is rolled back.
   */
  abortable<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Resolves when the database completes a minimal query. */
  check(): Promise<void>
  /** Whether this call chain has a transaction open. */
  isInTransaction(): boolean
  /** Runs `work` once the open transaction has committed; at once when none is open. */
  afterCommit(work: () => void): void
  /**
   * Calls back when data of a kind changed, before the query that changed it returns. Absent if
   * other processes also write.
   */
  readonly whenChanged?: (kind: CacheKind, forget: () => void) => void
}

/**
 * The platform's time, which `PUT /demo/clock` moves. Use it instead of SQL `now()` and `new
 * Date()`.
 */
export interface Clock {
  now(): Date
}

/**
 * Work after a commit. `enqueue` writes in the caller's transaction. A key has one job at a time:
 * enqueuing it again while it waits or runs changes nothing.
 */
export interface Queue {
  enqueue<Payload extends z.ZodMiniType>(
    job: Job<Payload>,
    payload: z.output<Payload>,
    when?: { readonly at?: Date; readonly key?: string },
  ): Promise<void>
}

export interface Config {
  readonly host: string
  readonly port: number
  /** qa, dev, staging, prod or local (spec 1 §3). */
  readonly environment: string
  /** Version of the served client; changes with every deploy. */
  readonly clientVersion: string
  /** Build time of that client; ISO. */
  readonly deployed: string
  /**
   * The DSN of a Sentry-compatible collector of errors; absent unless the operator configures one.
   */
  readonly errorReports?: { readonly dsn: string }
  /** Derived at each start: the portal with the API, and the host sites. */
  readonly origins: {
    /** The portal of each region. Regions may share one. */
    readonly portal: Readonly<Record<Region, string>>
    readonly siteUs: string
    readonly siteUk: string
  }
  /** The payment processor. Without one, online payment is not available. */
  readonly processor?: ProcessorAccount | undefined
  /**
   * The identity provider of email domains that have none of their own. Without it their users
   * cannot sign in.
   */
  readonly identity?: IdentityAccount
  readonly accessTtl: number
  readonly refreshTtl: number
  /** Multiplies every rate limit; the benchmark raises it. */
  readonly limitFactor: number
  /**
   * Number of proxies in front of the platform that add their caller to `X-Forwarded-For`; 0 when
   * absent.
   */
  readonly proxies?: number
  /** Maximum counted rows and pages of a list; `maxListed` except in tests. */
  readonly maxListed?: number
  /** Milliseconds until a call gets 503; `maxCallTime` except in tests. */
  readonly maxCallTime?: number
  /** Email domains whose identity provider is trusted although it sends no `email_verified`. */
  readonly ssoTrustedDomains?: readonly string[]
  readonly demo: boolean
  /**
   * How domains of insured companies are scanned: simulated from their names, by outgoing
   * connections, or not at all; `off` when absent.
   */
  readonly riskScans?: 'simulated' | 'network' | 'off'
  readonly dataDir: string
}

/** Passed to every handler. Built at each start, and by each test. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly queue: Queue
  readonly config: Config
  readonly wording: ServerWording
  readonly seals: Seals
  readonly tokens: Tokens
  readonly limits: Limits
  readonly concurrency: Concurrency
  readonly live: Live
  readonly log: Log
  /**
   * Runs heavy work off the main thread, within limits. When it is full, requests are rejected and
   * queued jobs wait.
   */
  readonly offload: Offload
  /** The agency of a record; undefined when there is no such record. */
  agencyOfRecord(record: RecordGrant): Promise<string | undefined>
  /** Updates the stored statuses of a table's rows that change with time. */
  refreshStatuses(table: PgTable): Promise<void>
  /** Absent without a mail server; mails then go to the outbox only. */
  readonly mailer?: Mailer
  /** Creates an opaque id. */
  newId(): string
  /** Queues a mail or text in the caller's transaction. */
  send(mail: WrittenMail): Promise<void>
}
