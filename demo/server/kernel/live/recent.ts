import { maxEventAge } from '#core/platform/live/model.ts'
import { createPending, type Change } from './changes.ts'

/**
 * Milliseconds for which changes are stored for streams that open later, such as after a page load
 * or a lost connection.
 */
const ttl = maxEventAge * 1_000

/** Maximum stored changes. Above it, new streams read everything again. */
const maxStored = 1_000

/** Maximum changes sent to a new stream. Each one queries the records that the viewer sees. */
const maxSent = 50

/** The recent changes. */
export interface Recent {
  add(changes: readonly Change[]): void
  /**
   * The changes of the last `age` seconds, with those of one kind by one user merged. Undefined if
   * they are incomplete or too many.
   */
  since(age: number): readonly Change[] | undefined
  /** Announcements may have been lost until now. */
  reset(): void
}

export const createRecent = (now: () => number): Recent => {
  let entries: { readonly at: number; readonly change: Change }[] = []
  let completeSince = now()
  const drop = (): void => {
    const end = now() - ttl
    entries = entries.filter(({ at }) => at > end)
    if (entries.length <= maxStored) return
    entries = []
    completeSince = now()
  }
  return {
    add(changes) {
      const at = now()
      entries.push(...changes.map((change) => ({ at, change })))
      drop()
    },
    since(age) {
      drop()
      const begin = now() - age * 1_000
      if (begin < completeSince) return undefined
      const collected = createPending()
      for (const { at, change } of entries) if (at >= begin) collected.add(change)
      const changes = collected.take()
      return changes.length > maxSent ? undefined : changes
    },
    reset() {
      entries = []
      completeSince = now()
    },
  }
}
