import { useSyncExternalStore } from 'react'
import type { Drafts } from '#core/foundation/storage/drafts.ts'

/** The draft that another tab of the same link has, where it differs from this one's. */
export const useOtherDraft = (drafts: Drafts, key: string): string | undefined => {
  const read = () => drafts.other(key)
  return useSyncExternalStore(drafts.onChange, read, read)
}
