import * as z from 'zod/mini'
import { liveKinds, maxNamedRecords, type LiveKind } from '#core/platform/live/model.ts'

/** The announcement of a changed table, made by `schema/migrations/0003_live_changes.sql`. */
const announced = z.object({
  kind: z.enum(liveKinds),
  ids: z.optional(z.array(z.string())),
  agencies: z.optional(z.array(z.nullable(z.string()))),
  by: z.nullable(z.string()),
})

/** Changes of one kind by one user. */
export interface Change {
  readonly kind: LiveKind
  /** Absent for changes by the platform. */
  readonly by: string | undefined
  /** Undefined for any record of the kind. */
  readonly ids: ReadonlySet<string> | undefined
  /** The agencies of the records, before and after; undefined for any. */
  readonly agencies: ReadonlySet<string> | undefined
}

/** Reads an announcement. */
export const readChange = (text: string): Change => {
  const { kind, ids, agencies, by } = announced.parse(JSON.parse(text))
  return {
    kind,
    by: by ?? undefined,
    ids: ids && new Set(ids),
    agencies: agencies && new Set(agencies.filter((each) => each !== null)),
  }
}

const union = (
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): ReadonlySet<string> | undefined => (one && other ? new Set([...one, ...other]) : undefined)

/** Collects changes until they are taken, merging those of one kind by one user. */
export const createPending = () => {
  let changes = new Map<string, Change>()
  return {
    add(change: Change): void {
      const key = `${change.kind} ${change.by ?? ''}`
      const before = changes.get(key)
      const ids = before ? union(before.ids, change.ids) : change.ids
      const isNamed = ids !== undefined && ids.size <= maxNamedRecords
      changes.set(key, {
        ...change,
        ids: isNamed ? ids : undefined,
        agencies: before ? union(before.agencies, change.agencies) : change.agencies,
      })
    },
    take(): readonly Change[] {
      const merged = [...changes.values()]
      changes = new Map()
      return merged
    },
    isEmpty: () => changes.size === 0,
  }
}
