import { useContext } from 'react'
import { AnnouncerContext } from '../react/contexts.ts'

/** Holds the element's live region; nothing in the portal's own screens. */
export function LiveRegion() {
  const announcer = useContext(AnnouncerContext)
  return announcer && <div ref={announcer.place} />
}
