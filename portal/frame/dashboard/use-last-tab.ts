import { useEffect } from 'react'
import { usePortal } from '../platform/use-portal.ts'

/** The session storage key (spec 1 §3, "Persisted client state"). */
const key = 'parapet.tabs'

/** Whether an address contains neither a tab nor a view of one. */
export const isDefaultView = (search: Readonly<Record<string, unknown>>): boolean =>
  Object.values(search).every((value) => value === undefined)

/**
 * The last dashboard tab, for an address without one. A sign-out clears it with the rest of the
 * session storage.
 */
export const useLastTab = (search: Readonly<Record<string, unknown>>): string | undefined => {
  const { host } = usePortal()
  const { tab } = search
  useEffect(() => {
    if (typeof tab === 'string') host.tab.set(key, tab)
  }, [host, tab])
  return isDefaultView(search) ? host.tab.get(key) : undefined
}
