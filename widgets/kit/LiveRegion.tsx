import { useContext } from 'react'
import { AnnouncerContext } from '../react/contexts.ts'

/** Contains the element's live region. Empty in the portal's own screens. */
export function LiveRegion() {
  const containRegion = useContext(AnnouncerContext)?.containRegion
  return containRegion && <div ref={containRegion} />
}
