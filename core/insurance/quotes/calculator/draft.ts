import type { KeyValue } from '../../../foundation/host/host.ts'
import type { Draft } from './draft-model.ts'

export interface Drafts {
  readonly exists: () => boolean
  /** What was kept; what cannot be read counts as none. */
  read(): Promise<Draft | undefined>
  write(draft: Draft): void
  clear(): void
}

/** The draft of one calculator in the tab's storage. */
export const createDrafts = (tab: KeyValue, key: string): Drafts => ({
  exists: () => tab.get(key) !== undefined,
  async read() {
    const kept = tab.get(key)
    if (kept === undefined) return undefined
    // Most visits begin without a draft, and need not know its shape.
    const { draftOf } = await import('./draft-shape.ts')
    return draftOf(kept)
  },
  write: (draft) => tab.set(key, JSON.stringify({ version: 1, ...draft })),
  clear: () => tab.remove(key),
})
