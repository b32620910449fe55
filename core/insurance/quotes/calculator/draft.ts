import type { KeyValue } from '../../../foundation/host/host.ts'
import type { Draft } from './draft-model.ts'

export interface Drafts {
  readonly exists: () => boolean
  /** Whether its calculator was closed; the draft is then offered instead of restored. */
  readonly isUnfinished: () => boolean
  /** Marks the stored draft as unfinished, or as in use again. */
  markUnfinished(isUnfinished: boolean): void
  /** The stored draft; undefined if it cannot be read. */
  read(): Promise<Draft | undefined>
  write(draft: Draft): void
  clear(): void
  /** Moves the stored draft to another key, which is used from now on. */
  moveTo(key: string): void
}

/** The draft of a calculator in the tab's storage. */
export const createDrafts = (tab: KeyValue, firstKey: string): Drafts => {
  let key = firstKey
  let leftKey = `${key}.left`
  /** The draft that this calculator wrote; another one may have taken the key since. */
  let known: string | undefined
  const exists = () => tab.get(key) !== undefined
  const markUnfinished = (isUnfinished: boolean) => {
    if (isUnfinished && exists()) tab.set(leftKey, '1')
    else tab.remove(leftKey)
  }
  return {
    exists,
    isUnfinished: () => tab.get(leftKey) !== undefined,
    markUnfinished,
    async read() {
      const stored = tab.get(key)
      known = stored
      if (stored === undefined) return undefined
      // Loaded lazily, because most pages open without a draft.
      const { draftOf } = await import('./draft-shape.ts')
      return draftOf(stored)
    },
    write(draft) {
      known = JSON.stringify({ version: 2, ...draft })
      tab.set(key, known)
      markUnfinished(false)
    },
    clear() {
      known = undefined
      tab.remove(key)
      markUnfinished(false)
    },
    moveTo(next) {
      if (next === key) return
      if (tab.get(key) === known) {
        tab.remove(key)
        tab.remove(leftKey)
      }
      key = next
      leftKey = `${key}.left`
      if (known !== undefined) tab.set(key, known)
    },
  }
}
