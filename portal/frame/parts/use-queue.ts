import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { usePersona } from '../personas/use-persona.ts'
import type { Queue } from './QueueBar.tsx'
import { neighboursOf } from './queue-place.ts'
import { useQueueRows, type QueueList, type QueueRecord } from './use-queue-rows.ts'

interface QueueOptions extends QueueList, QueueRecord {
  readonly addressOf: (record: { readonly id: string }, base: string) => string
  /** Prefetches a record so that its screen opens at once; the current one stays until then. */
  readonly load: (id: string) => Promise<unknown>
}

/**
 * The queue around the record on screen. A decided record keeps its place. A step before the last
 * one has rendered continues from there.
 */
export const useQueue = ({ id, status, addressOf, load, ...of }: QueueOptions) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const { rows, place, count } = useQueueRows(of, { id, status })
  const { nextId, previousId } = neighboursOf(place, rows)

  /** The target of the last step until it is on screen. */
  const headed = useRef<string>(undefined)
  useEffect(() => {
    if (headed.current === id) headed.current = undefined
  }, [id])
  useEffect(
    () => () => {
      headed.current = undefined
    },
    [],
  )

  const goTo = useCallback(
    async (there: string) => {
      headed.current = there
      // A record that fails to load shows the error on its screen.
      await load(there).catch(() => undefined)
      if (headed.current !== there) return
      await navigate({ to: addressOf({ id: there }, `/${persona.id}`) })
    },
    [navigate, addressOf, load, persona.id],
  )
  const queue: Queue = {
    position: rows.ids.includes(id) && place.at !== undefined ? place.at + 1 : undefined,
    count,
    hasNext: nextId !== undefined,
    hasPrevious: previousId !== undefined,
    step(by) {
      const from = headed.current === undefined ? -1 : rows.ids.indexOf(headed.current)
      const adjacent = by === 1 ? nextId : previousId
      const there = from === -1 ? adjacent : rows.ids[from + by]
      if (there !== undefined) void goTo(there)
    },
  }
  return { queue, nextId, previousId }
}
