import type { KeyValue, Stop } from '#core/foundation/host/host.ts'

const key = 'parapet.session-ended'

/**
 * Stores whose session expired while the tab asks to sign in again, because a reload has no token
 * to tell. Returns a function that removes it.
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
