import { useContext } from 'react'
import { AnnouncerContext } from '../react/contexts.ts'

/** Contains the element's live region. Empty in the portal's own screens. */
export function LiveRegion() {
  const place = useContext(AnnouncerContext)?.place
  return place && <div ref={place} />
}
