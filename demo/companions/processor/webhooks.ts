import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { receivePaymentEvent } from '#core/insurance/billing/endpoints.ts'
import { sign, wallSeconds } from '../../server/insurance/billing/protocol/signature.ts'

/** How events are delivered: normally, twice, before the response to the frame, or seconds late. */
export const webhookModes = ['normal', 'twice', 'early', 'late'] as const
export type WebhookMode = (typeof webhookModes)[number]

const firstWaitMs = 500
const maxDelayMs = 30_000
const answerWithinMs = 5_000

const eventRow = z.object({ id: z.string(), payload: z.string(), attempts: z.int() })

export interface Delivery {
  readonly database: DatabaseSync
  readonly platformOrigin: string
  readonly secret: string
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly mode: () => WebhookMode
  /** The delay of an event in the mode `late`, in milliseconds. */
  readonly lateMs: () => number
}

/** Delivers events to the platform, with retries until it returns a 2xx. */
export const createWebhooks = ({
  database,
  platformOrigin,
  secret,
  fetch,
  now,
  mode,
  lateMs,
}: Delivery) => {
  const addedDelay = (): number => (mode() === 'late' ? lateMs() : 0)
  const url = new URL(receivePaymentEvent.path, platformOrigin)
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  const send = async (payload: string): Promise<boolean> => {
    const timestamp = wallSeconds()
    const signature = sign(secret, 'webhook', timestamp, payload)
    try {
      const answer = await fetch(url, {
        method: receivePaymentEvent.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload, timestamp, signature }),
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]),
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  const deliver = async ({ id, payload, attempts }: z.output<typeof eventRow>): Promise<void> => {
    const copies = mode() === 'twice' ? 2 : 1
    const received = (await Promise.all(Array.from({ length: copies }, () => send(payload)))).every(
      Boolean,
    )
    if (received) {
      database
        .prepare('update events set delivered_at = ?, next_at = null where id = ?')
        .run(now(), id)
    } else {
      const wait = Math.min(firstWaitMs * 2 ** attempts, maxDelayMs)
      database
        .prepare('update events set attempts = attempts + 1, next_at = ? where id = ?')
        .run(now() + wait, id)
    }
  }

  /** Events that are due. The mode `late` delays each. */
  const dueEvents = (): readonly z.output<typeof eventRow>[] =>
    database
      .prepare(
        'select id, payload, attempts from events where delivered_at is null and next_at <= ? order by rowid',
      )
      .all(now() - addedDelay())
      .map((row) => eventRow.parse(row))

  const run = async (): Promise<void> => {
    for (const event of dueEvents()) {
      if (stopping.signal.aborted) return
      await deliver(event)
    }
  }

  return {
    /** Delivers pending events; parallel calls share one run. */
    deliverDue(): Promise<void> {
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },

    /** Waits for a running delivery. Undelivered events are sent after the next start. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },

    /** When the next delivery is due, in milliseconds since 1970. */
    nextDue(): number | undefined {
      const row = database
        .prepare('select min(next_at) as at from events where delivered_at is null')
        .get()
      const at = row?.['at']
      return typeof at === 'number' ? at + addedDelay() : undefined
    },
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>
