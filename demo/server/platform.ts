import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { isKnownOrigin } from './identity/access/origins.ts'
import { gap, type OpenDatabase } from './kernel/database/open-database.ts'
import { moveWaiting } from './kernel/queue/move-waiting.ts'
import { createExamples } from './workflows/examples/routes.ts'
import { actorOf } from './directory/users/actor.ts'
import { refreshStatusesOf } from './kernel/effective-statuses/refresh.ts'
import { createFaults, type Faults } from './kernel/demo-controls/faults.ts'
import { readClockOffset, writeState } from './kernel/demo-controls/state.ts'
import type { AccessMatrix } from './kernel/http/access/access-matrix.ts'
import { createApp } from './kernel/http/app.ts'
import type { Env } from './kernel/http/bindings.ts'
import type { StaticFiles } from './kernel/http/pages/static-files.ts'
import { createClock, type MovableClock } from './kernel/clock.ts'
import type { Log } from './kernel/log.ts'
import type { Mailer } from './kernel/mail.ts'
import { createOffload } from './kernel/offload/offload.ts'
import { createThreads, type Threads } from './kernel/offload/threads.ts'
import type { Config, Services } from './kernel/services.ts'
import type { ServerWording } from './kernel/wording.ts'
import { boundsFor, createConcurrency } from './kernel/limits/concurrency.ts'
import { createSeals } from './kernel/seals.ts'
import { createLiveHub } from './kernel/live/hub.ts'
import { createLimits } from './kernel/limits/limits.ts'
import { createSend } from './kernel/outbox/send.ts'
import { createQueue } from './kernel/queue/queue.ts'
import { scheduleAll } from './kernel/queue/recurring-job.ts'
import { createWorker, type Worker } from './kernel/queue/worker.ts'
import { agencyOfRecord } from './kernel/scope/agency-of-record.ts'
import { registry } from './registry.ts'
import {
  openSigningKeys,
  signingKeysChanged,
  type SigningKey,
} from './identity/session/signing-keys.ts'
import { createTokens } from './identity/session/tokens.ts'
import { viewerOf } from './identity/session/viewer.ts'
import { taskThreadEntry } from './kernel/offload/task-thread-entry.ts'
import { impersonationGuard } from './identity/impersonation/guard.ts'

/** The parts of a platform. */
export interface PlatformParts {
  readonly opened: OpenDatabase
  readonly config: Config
  readonly signingKey: SigningKey
  /** Signs receipts; the same in every process on the database. */
  readonly receiptKey: string
  readonly wording: ServerWording
  readonly matrix: AccessMatrix
  readonly log: Log
  readonly mailer?: Mailer
  readonly files?: StaticFiles
  /** Its worker threads; new ones except in tests. */
  readonly threads?: Threads
}

/** One running platform, on a port or in a test's memory. */
export interface Platform {
  readonly services: Services
  readonly app: Hono<Env>
  readonly worker: Worker
  readonly faults: Faults
  readonly clock: MovableClock
  /** Moves the clock of all processes on the database. */
  setClock(offset: number): Promise<void>
  /** Ends the streams of changes, so that a stopping server does not wait for them. */
  endStreams(): Promise<void>
  /** Stops the worker and its threads; the database stays open. */
  close(): Promise<void>
}

/** Announcements between the processes of a database. */
const announcements = { queue: 'queue', clock: 'clock' } as const

/** Creates the services and the application. */
export const createPlatform = async (parts: PlatformParts): Promise<Platform> => {
  const { opened, config, log } = parts
  const { database } = opened
  const clock = createClock()
  // without the demo nothing moves the clock, even after a demo on the same database
  const readOffset = async (): Promise<number> => (config.demo ? readClockOffset({ database }) : 0)
  let storedOffset = await readOffset()
  clock.setOffset(storedOffset)
  const newId = (): string => randomUUID()
  const announce = (what: string): void => {
    opened.announce(what).catch((error: unknown) => log({ what: 'announcement lost', error }))
  }
  const queue = createQueue({
    database,
    clock,
    newId,
    announce: () => announce(announcements.queue),
  })
  const keys = await openSigningKeys({ database, clock }, parts.signingKey)
  const offload = createOffload(parts.threads ?? createThreads(taskThreadEntry(), log))
  // calls come once the services are complete
  const findViewer = (request: Request) => viewerOf(services, request)
  const live = createLiveHub(
    { database, clock, log, newId },
    { domains: { records: registry.live, actor: actorOf }, findViewer, announce },
  )
  const services: Services = {
    live,
    database,
    clock,
    queue,
    config,
    wording: parts.wording,
    seals: createSeals(parts.receiptKey),
    tokens: createTokens(keys, { clock, accessTtl: config.accessTtl }),
    limits: createLimits({ database, clock }, config.limitFactor),
    concurrency: createConcurrency(boundsFor(opened.connections)),
    log,
    offload: offload.forRequests,
    newId,
    agencyOfRecord: (record) => agencyOfRecord(registry.agencies, { database }, record),
    refreshStatuses: (table) => refreshStatusesOf(registry.statuses, { database, clock }, table),
    send: createSend(queue, parts.wording),
    ...(parts.mailer && { mailer: parts.mailer }),
  }
  const worker = createWorker({ ...services, offload: offload.forJobs }, registry.jobs)
  const faults = createFaults()
  const setClock = async (offset: number): Promise<void> => {
    const before = await readOffset()
    await writeState(services, 'clock', offset)
    storedOffset = offset
    clock.setOffset(offset)
    await opened.announce(announcements.clock)
    await database.transaction(async () => {
      await scheduleAll(registry.recurring, services)
      if (offset < before) {
        const recurring = registry.recurring.map(({ kind }) => kind)
        await moveWaiting(services, before - offset, recurring)
      }
    })
    worker.wake()
  }
  const stopListening = opened.listen((what) => {
    if (what === announcements.queue || what === gap) worker.wake()
    if (what === signingKeysChanged || what === gap) keys.forget()
    if (what === gap) live.reset()
    else live.hear(what)
    if (what !== announcements.clock) return
    readOffset().then(
      (offset) => {
        // a process also receives its own announcement
        if (offset === storedOffset) return
        storedOffset = offset
        clock.setOffset(offset)
      },
      (error: unknown) => log({ what: 'clock not read', error }),
    )
  })
  const app = createApp({
    services,
    routes: registry.routes,
    matrix: parts.matrix,
    findViewer,
    guard: impersonationGuard,
    isKnownOrigin: (origin) => isKnownOrigin(services, origin),
    ...(config.demo && { demo: { faults, setClock, examples: createExamples(services) } }),
    ...(parts.files && { files: parts.files }),
  })
  return {
    services,
    app,
    worker,
    faults,
    clock,
    setClock,
    endStreams: () => live.close(),
    async close() {
      stopListening()
      await live.close()
      await worker.stop()
      await offload.close()
    },
  }
}
