import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { boundBodies } from '../../server/kernel/http/bounded-bodies.ts'
import { createApp, type Controls } from './app.ts'
import { createCharges } from './charges.ts'
import { deleteExpired } from './retention.ts'
import { openDatabase } from './database.ts'
import { createFramePages } from './frame-pages.ts'
import { createLedger } from './ledger.ts'
import { demoTokens } from '../../server/kernel/seed/companion-data.ts'
import { createSessions } from './sessions.ts'
import { createWebhooks } from './webhooks.ts'

export interface ProcessorOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host: string
  /** The folder of its database. */
  readonly dataDir: string
  /** The secret shared with the platform; it signs the calls of both. */
  readonly secret: string
  /** The address of the webhook. */
  readonly platformOrigin: string
  /** Enables the controls, and test methods for live intents. */
  readonly demo: boolean
  /** Milliseconds from an e-check to its settlement. The demo may change it at run time. */
  readonly settleMs?: number
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  /** Called once a day with the numbers of deleted rows, unless there were none. */
  readonly log?: (entry: { readonly what: string; readonly [more: string]: unknown }) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export interface Processor {
  readonly origin: string
  close(): Promise<void>
}

const defaults = { settleMs: 15_000, timeoutMs: 5_000, lateMs: 4_000 } as const

/** Maximum bytes of the bodies that the frame and the platform send. */
const maxBodyBytes = 16_384

/** Expired rows are deleted once a day, at most this many rows of a table at a time. */
const cleaningPeriodMs = 86_400_000
const cleaningBatch = 500

/** The maximum interval between two rounds of the worker. */
const maxPauseMs = 10_000
const shortestNapMs = 40
/** The delay after a failed round. */
const retryDelayMs = 1_000

/**
 * Starts the payment processor on its own origin, and delivers events that were pending at its last
 * end.
 */
export const startProcessor = async (options: ProcessorOptions): Promise<Processor> => {
  const now = options.now ?? (() => Date.now())
  const { secret } = options
  const database = openDatabase(options.dataDir)
  const controls: Controls = {
    webhook: 'normal',
    settleMs: options.settleMs ?? defaults.settleMs,
    timeoutMs: options.timeoutMs ?? defaults.timeoutMs,
    lateMs: defaults.lateMs,
  }
  const ledger = createLedger(database, now)
  if (options.demo) for (const token of demoTokens) ledger.storeToken(token)
  const charges = createCharges({
    ledger,
    delays: () => controls,
    now,
    testMode: options.demo,
  })
  const webhooks = createWebhooks({
    database,
    platformOrigin: options.platformOrigin,
    secret,
    fetch: options.fetch ?? fetch,
    now,
    mode: () => controls.webhook,
    lateMs: () => controls.lateMs,
  })

  let timer: NodeJS.Timeout | undefined
  let closed = false
  const wake = (): void => {
    if (closed) return
    clearTimeout(timer)
    const due = Math.min(ledger.nextDue() ?? Infinity, webhooks.nextDue() ?? Infinity) - now()
    timer = setTimeout(() => void work(), Math.min(Math.max(due, shortestNapMs), maxPauseMs))
  }
  let cleansAt = 0
  const cleanWhenDue = (): void => {
    if (now() < cleansAt) return
    const { figures, isDone } = deleteExpired(database, now(), cleaningBatch)
    if (isDone) cleansAt = now() + cleaningPeriodMs
    if (Object.keys(figures).length > 0) options.log?.({ what: 'processor cleaned', ...figures })
  }
  const work = async (): Promise<void> => {
    try {
      charges.settle()
      cleanWhenDue()
      await webhooks.deliverDue()
      wake()
    } catch (error) {
      // the file may be locked, or the disk full, for a while
      options.log?.({ what: 'processor round failed', error })
      if (!closed) timer = setTimeout(() => void work(), retryDelayMs)
    }
  }

  const app = createApp({
    ledger,
    sessions: createSessions(database, ledger, secret, now),
    charges,
    webhooks,
    pages: createFramePages(secret),
    secret,
    demo: options.demo,
    controls,
    wake,
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, port: options.port, hostname: options.host }, () =>
      resolve(started),
    )
    boundBodies(started, maxBodyBytes)
    started.once('error', reject)
  })
  cleanWhenDue()
  wake()
  // A server on TCP always has such an address.
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://${options.host}:${port}`,
    async close() {
      closed = true
      clearTimeout(timer)
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await webhooks.stop()
      database.close()
    },
  }
}
