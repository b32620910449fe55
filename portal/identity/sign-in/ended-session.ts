import type { KeyValue, Stop } from '#core/foundation/host/host.ts'

const key = 'parapet.session-ended'

/**
 * Stores the user whose session expired while the tab asks to sign in again: after a reload, no
 * token identifies them. Returns a function that removes the entry.
 */
export const storeEndedSession = (tab: KeyValue, email: string): Stop => {
  tab.set(key, email)
  return () => tab.remove(key)
}

/** Takes the email address of the user whose session expired before the reload. */
export const takeEndedSession = (tab: KeyValue): string | undefined => {
  const email = tab.get(key)
  tab.remove(key)
  return email
}
