import type { QueryClient } from '@tanstack/query-core'
import * as z from 'zod/mini'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { KeyValue, Stop } from '../../foundation/host/host.ts'
import { createStored } from '../../foundation/storage/stored.ts'
import type { Endpoint } from '../api/endpoint.ts'

const shape = z.object({
  user: z.string(),
  input: z.array(z.json()),
  answer: z.json(),
  /** The arrival of the response, in milliseconds since 1970. */
  at: z.number(),
})

/** A response that a tab stores: the last one of an endpoint, or of some of its inputs. */
export interface StoredAnswer {
  /** Its key in the tab's storage. */
  readonly name: string
  readonly endpoint: Endpoint
  /** Milliseconds that it is valid after a reload. */
  readonly ttl: number
  /** The inputs whose responses are stored; by default all. */
  readonly takes?: (input: unknown) => boolean
}

export interface StoredAnswers {
  /** Restores the responses stored by the tab for this user into the cache. */
  restore(user: string | undefined): void
  stop: Stop
}

/**
 * Stores the last responses of some endpoints in the tab, so that a reload shows them at once (spec 1
 * §3, "Persisted client state"). A sign-out removes them with everything else that the tab stores.
 */
export const storeAnswers = (input: {
  readonly client: QueryClient
  readonly tab: KeyValue
  readonly clock: Clock
  readonly answers: readonly StoredAnswer[]
}): StoredAnswers => {
  const { client, tab, clock, answers } = input
  let cacheUser: string | undefined
  let isRestoring = false

  const storedOf = ({ name, ttl }: StoredAnswer) =>
    createStored({
      storage: tab,
      key: `parapet.${name}`,
      shape,
      ttl,
      wallClock: () => clock.wallClock(),
    })

  // Cached as long as stored: a restored response waits for its first subscriber.
  for (const { endpoint, ttl } of answers) {
    client.setQueryDefaults([endpoint.id], { gcTime: ttl })
  }

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (cacheUser === undefined || isRestoring) return
    const [id, ...asked] = event.query.queryKey
    const answer = answers.find(
      ({ endpoint, takes }) => endpoint.id === id && (takes?.(asked[0]) ?? true),
    )
    if (answer?.endpoint.answer === undefined) return
    const { data, dataUpdatedAt: at } = event.query.state
    const wire = z.safeEncode(answer.endpoint.answer, data)
    const stored = shape.safeParse({ user: cacheUser, input: asked, answer: wire.data, at })
    if (wire.success && stored.success) storedOf(answer).write(stored.data)
  })

  return {
    restore(user) {
      cacheUser = user
      if (user === undefined) return
      isRestoring = true
      for (const each of answers) {
        const { endpoint } = each
        const stored = storedOf(each).read()
        if (stored?.user !== user || endpoint.answer === undefined) continue
        const answer = z.safeDecode(endpoint.answer, stored.answer)
        if (!answer.success) continue
        const queryKey = [endpoint.id, ...stored.input]
        client.setQueryData(queryKey, answer.data, { updatedAt: stored.at })
      }
      isRestoring = false
    },
    stop,
  }
}
