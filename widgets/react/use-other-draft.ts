import { useSyncExternalStore } from 'react'
import type { Drafts } from '#core/foundation/storage/drafts.ts'

/** The draft in another tab of the same link, if it differs from this tab's. */
export const useOtherDraft = (drafts: Drafts, key: string): string | undefined => {
  const read = () => drafts.other(key)
  return useSyncExternalStore(drafts.onChange, read, read)
}
