import { Outlet } from '@tanstack/react-router'
import { MaintenanceGate } from '../overlays/MaintenanceGate.tsx'
import { CookieQuestion, Incident } from '../banners/Banners.tsx'
import { NotificationRegion } from '../notifications/NotificationRegion.tsx'
import { useDocument } from './use-document.ts'

/**
 * The parts around every screen: theme, language, maintenance, incidents, cookies, notifications.
 */
export const Root = () => {
  useDocument()
  return (
    <>
      <Incident />
      <MaintenanceGate>
        <Outlet />
      </MaintenanceGate>
      <CookieQuestion />
      <NotificationRegion />
    </>
  )
}
