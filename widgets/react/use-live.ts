import { useContext, type RefCallback } from 'react'
import { AnnouncerContext } from './contexts.ts'

/**
 * The attributes of a node whose text is announced: through its element's live region, or with its
 * own live role in the portal's screens.
 */
export function useLive(role: 'status' | 'alert' | undefined): {
  readonly role?: 'status' | 'alert' | undefined
  readonly ref?: RefCallback<HTMLElement> | undefined
} {
  const announcer = useContext(AnnouncerContext)
  return announcer === undefined ? { role } : { ref: role && announcer.follow }
}
