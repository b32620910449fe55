import type { QueryClient } from '@tanstack/query-core'
import * as z from 'zod/mini'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { KeyValue, Stop } from '../../foundation/host/host.ts'
import { createStored } from '../../foundation/storage/stored.ts'
import type { Endpoint } from '../api/endpoint.ts'

/** Milliseconds that a stored answer is used after a reload (spec 1 §9, profile cache). */
export const storedAnswerLife = 10 * 60_000

const shape = z.object({
  user: z.string(),
  input: z.array(z.json()),
  answer: z.json(),
  /** When it arrived, in milliseconds since 1970. */
  at: z.number(),
})

export interface StoredAnswers {
  /** Puts the answers that the tab stored for this user into the cache. */
  restore(user: string | undefined): void
  stop: Stop
}

/**
 * Stores the last answers of some endpoints in the tab, so that a reload shows them at once (spec 1
 * §3, "Persisted client state"). A sign-out removes them with everything else that the tab stores.
 */
export const storeAnswers = (input: {
  readonly client: QueryClient
  readonly tab: KeyValue
  readonly clock: Clock
  readonly endpoints: readonly Endpoint[]
}): StoredAnswers => {
  const { client, tab, clock, endpoints } = input
  let cacheUser: string | undefined
  let isRestoring = false

  const storedOf = ({ id }: Endpoint) =>
    createStored({
      storage: tab,
      key: `parapet.answer.${id}`,
      shape,
      life: storedAnswerLife,
      wall: () => clock.wall(),
    })

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (cacheUser === undefined || isRestoring) return
    const [id, ...asked] = event.query.queryKey
    const endpoint = endpoints.find((each) => each.id === id)
    if (endpoint?.answer === undefined) return
    const { data, dataUpdatedAt: at } = event.query.state
    const wire = z.safeEncode(endpoint.answer, data)
    const stored = shape.safeParse({ user: cacheUser, input: asked, answer: wire.data, at })
    if (wire.success && stored.success) storedOf(endpoint).write(stored.data)
  })

  return {
    restore(user) {
      cacheUser = user
      if (user === undefined) return
      isRestoring = true
      for (const endpoint of endpoints) {
        const stored = storedOf(endpoint).read()
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
