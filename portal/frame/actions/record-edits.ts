import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Stop } from '#core/foundation/host/host.ts'

/** A name with a change: `['Limit', '$1,000,000 → $2,000,000']`. */
export type Change = readonly [name: string, change: string]

/** A part of a record's screen that can be edited. */
export interface EditedPart {
  /** The changes that saving would make, if known. */
  readonly changes: () => readonly Change[]
  /** Resolves to false when it cannot be saved; the part shows why. */
  readonly save: () => Promise<boolean>
  /** Drops the edits and shows the saved values. */
  readonly reset?: () => Promise<void>
}

/** The unsaved edits of the record on screen. */
export interface RecordEdits {
  readonly isDirty: () => boolean
  readonly $isDirty: ReadableAtom<boolean>
  readonly changes: () => readonly Change[]
  /** Saves every part; stops with false at the first that cannot be saved. */
  readonly save: () => Promise<boolean>
  /** Resets every part that supports it. */
  readonly reset: () => Promise<void>
  /** Registers a part; returns a function that removes it. */
  readonly add: (part: EditedPart) => Stop
  /** The number of times that the record was reopened. */
  readonly $opened: ReadableAtom<number>
  /** Reopens the record in every part after it was changed elsewhere; there are no edits then. */
  readonly reopen: () => void
}

/** Creates the unsaved edits of one screen. */
export const createRecordEdits = (): RecordEdits => {
  const $parts = atom<readonly EditedPart[]>([])
  const $isDirty = computed($parts, (parts) => parts.length > 0)
  const $opened = atom(0)
  return {
    isDirty: () => $isDirty.get(),
    $isDirty,
    changes: () => $parts.get().flatMap((part) => part.changes()),
    async save() {
      for (const part of $parts.get()) {
        // Sequential: each part must be saved over the version that the previous one created.
        // oxlint-disable-next-line no-await-in-loop
        if (!(await part.save())) return false
      }
      return true
    },
    async reset() {
      await Promise.all($parts.get().map(async (part) => part.reset?.()))
    },
    add(part) {
      $parts.set([...$parts.get(), part])
      return () => $parts.set($parts.get().filter((each) => each !== part))
    },
    $opened,
    reopen: () => $opened.set($opened.get() + 1),
  }
}
