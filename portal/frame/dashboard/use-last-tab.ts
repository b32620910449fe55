import { useEffect } from 'react'
import { usePortal } from '../platform/use-portal.ts'

/** Where the browser's tab stores it (spec 1 §3, "Persisted client state"). */
const key = 'parapet.tabs'

/** Whether an address asks for no tab, and for nothing within one. */
export const isDefaultView = (search: Readonly<Record<string, unknown>>): boolean =>
  Object.values(search).every((value) => value === undefined)

/**
 * The dashboard tab that was looked at last, for an address that asks for nothing; undefined for any
 * other. A sign-out wipes it with all else that the browser's tab stores.
 */
export const useLastTab = (search: Readonly<Record<string, unknown>>): string | undefined => {
  const { host } = usePortal()
  const { tab } = search
  useEffect(() => {
    if (typeof tab === 'string') host.tab.set(key, tab)
  }, [host, tab])
  return isDefaultView(search) ? host.tab.get(key) : undefined
}
