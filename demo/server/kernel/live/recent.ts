import { maxEventAge } from '#core/platform/live/model.ts'
import { createPending, type Change } from './changes.ts'

/** Milliseconds that changes are stored for a stream that is opened later: a page loads, a line breaks. */
const life = maxEventAge * 1_000

/** Most stored changes; with more, a new stream reads everything again. */
const most = 1_000

/** Most changes sent to a new stream, each of which asks the database what the viewer sees. */
const mostSent = 50

/** The last changes. */
export interface Recent {
  add(changes: readonly Change[]): void
  /**
   * Those of so many seconds, of one kind by one user as one; undefined where some are not known, or there are
   * too many.
   */
  since(age: number): readonly Change[] | undefined
  /** Announcements may have been lost until now. */
  reset(): void
}

export const createRecent = (now: () => number): Recent => {
  let entries: { readonly at: number; readonly change: Change }[] = []
  let completeSince = now()
  const drop = (): void => {
    const end = now() - life
    entries = entries.filter(({ at }) => at > end)
    if (entries.length <= most) return
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
      return changes.length > mostSent ? undefined : changes
    },
    reset() {
      entries = []
      completeSince = now()
    },
  }
}
