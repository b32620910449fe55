import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { usePersona } from '../personas/use-persona.ts'
import type { Queue } from './QueueBar.tsx'
import { neighboursOf } from './queue-position.ts'
import { useQueueRows, type QueueList, type QueueRecord } from './use-queue-rows.ts'

interface QueueOptions extends QueueList, QueueRecord {
  readonly addressOf: (record: { readonly id: string }, base: string) => string
  /** Prefetches a record so that its screen opens at once; the current one stays until then. */
  readonly load: (id: string) => Promise<unknown>
}

/**
 * The queue around the record on screen. A decided record keeps its position. A step before the
 * last one has rendered continues from there.
 */
export const useQueue = ({ id, status, addressOf, load, ...of }: QueueOptions) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const { rows, position, count } = useQueueRows(of, { id, status })
  const { nextId, previousId } = neighboursOf(position, rows)

  /** The target of the last step until it is on screen. */
  const pendingTarget = useRef<string>(undefined)
  useEffect(() => {
    if (pendingTarget.current === id) pendingTarget.current = undefined
  }, [id])
  useEffect(
    () => () => {
      pendingTarget.current = undefined
    },
    [],
  )

  const goTo = useCallback(
    async (target: string) => {
      pendingTarget.current = target
      // A record that fails to load shows the error on its screen.
      await load(target).catch(() => undefined)
      if (pendingTarget.current !== target) return
      await navigate({ to: addressOf({ id: target }, `/${persona.id}`) })
    },
    [navigate, addressOf, load, persona.id],
  )
  const queue: Queue = {
    position:
      rows.ids.includes(id) && position.index !== undefined ? position.index + 1 : undefined,
    count,
    hasNext: nextId !== undefined,
    hasPrevious: previousId !== undefined,
    step(by) {
      const from =
        pendingTarget.current === undefined ? -1 : rows.ids.indexOf(pendingTarget.current)
      const adjacent = by === 1 ? nextId : previousId
      const target = from === -1 ? adjacent : rows.ids[from + by]
      if (target !== undefined) void goTo(target)
    },
  }
  return { queue, nextId, previousId }
}
