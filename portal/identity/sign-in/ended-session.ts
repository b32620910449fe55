import type { KeyValue, Stop } from '#core/foundation/host/host.ts'

const key = 'parapet.session-ended'

/**
 * Stores in the tab whose session has ended, while the screen below asks to sign in again: a reload
 * has no tokens left to tell it by. Returns a function that removes it.
 */
export const storeEndedSession = (tab: KeyValue, email: string): Stop => {
  tab.set(key, email)
  return () => tab.remove(key)
}

/** Takes the email address of the user whose session had ended before the reload. */
export const takeEndedSession = (tab: KeyValue): string | undefined => {
  const email = tab.get(key)
  tab.remove(key)
  return email
}
