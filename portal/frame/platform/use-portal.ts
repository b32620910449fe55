import { useContext } from 'react'
import { PortalContext, type Portal } from './portal-context.ts'

/** The portal's services. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('No portal: the view stands in no shell')
  return portal
}
