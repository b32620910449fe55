import type { Query, QueryClient } from '@tanstack/query-core'
import * as z from 'zod/mini'
import type { Stop } from '../../foundation/host/host.ts'
import type { LiveEvent, LiveKind } from './model.ts'
import type { DisplayedRecords } from './shown-records.ts'

/**
 * Milliseconds in which the events of one change are collected, because it may cause events of
 * several kinds.
 */
const burst = 50

/** Milliseconds between two refetches, so that many changes cause one. */
const pause = 250

const versioned = z.object({ modified: z.string() })

/** The changed records of a kind with their versions; undefined if any may have changed. */
type Changed = Map<string, string> | undefined

const isAbout = ({ queryKey, state }: Query, changed: Changed): boolean => {
  if (changed === undefined) return true
  const input = JSON.stringify(queryKey[1] ?? null)
  const known = versioned.safeParse(state.data).data?.modified ?? ''
  return [...changed].some(([id, version]) => input.includes(`"${id}"`) && known < version)
}

/**
 * Refetches the queries of open screens about changed records: the first change almost at once,
 * then each list once for all changes of a quarter of a second, and no list while it is being
 * refetched. A hidden tab refetches when it becomes visible.
 */
export const createLiveRefetch = (input: {
  readonly client: QueryClient
  readonly shown: readonly DisplayedRecords[]
  readonly after: (ms: number, work: () => void) => Stop
  readonly isHidden: () => boolean
}) => {
  const { client, shown, after, isHidden } = input
  let changes = new Map<LiveKind, Changed>()
  let stopTimer: Stop | undefined
  let stopPause: Stop | undefined
  let isBusy = false

  const refetchesOf = ({ lists, records }: DisplayedRecords, changed: Changed) => {
    const refetchType = isHidden() ? 'none' : 'active'
    const ofList = lists.map((id) => client.invalidateQueries({ queryKey: [id], refetchType }))
    const ofRecord = records.map((id) =>
      client.invalidateQueries({
        queryKey: [id],
        refetchType,
        predicate: (query) => isAbout(query, changed),
      }),
    )
    return [...ofList, ...ofRecord]
  }

  const flush = async (): Promise<void> => {
    stopTimer = undefined
    isBusy = true
    stopPause = after(pause, () => {
      stopPause = undefined
      if (!isBusy && changes.size > 0) void flush()
    })
    const taken = changes
    changes = new Map()
    await Promise.allSettled(
      shown
        .filter(({ kind }) => taken.has(kind))
        .flatMap((each) => refetchesOf(each, taken.get(each.kind))),
    )
    isBusy = false
    plan()
  }

  const plan = (): void => {
    if (isBusy || stopPause || changes.size === 0) return
    stopTimer ??= after(burst, () => void flush())
  }

  const add = (kind: LiveKind, named: readonly (readonly [string, string])[]): void => {
    const before = changes.has(kind) ? changes.get(kind) : new Map<string, string>()
    changes.set(kind, named.length === 0 || !before ? undefined : new Map([...before, ...named]))
  }

  return {
    handleEvent(event: LiveEvent): void {
      if (event.type === 'presence') return
      if (event.type === 'reset') for (const { kind } of shown) add(kind, [])
      else if (event.kind !== 'unknown')
        add(
          event.kind,
          event.records.map(({ id, version }) => [id, version] as const),
        )
      plan()
    },
    /** The tab is visible again: refetches what changed meanwhile. */
    wake(): void {
      if (isHidden()) return
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated })
    },
    stop(): void {
      stopTimer?.()
      stopPause?.()
    },
  }
}
