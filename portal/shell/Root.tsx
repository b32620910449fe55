import { Outlet } from '@tanstack/react-router'
import { NotificationStack } from '../notifications/NotificationStack.tsx'
import { useDocument } from './use-document.ts'

/** What stands around every screen: the theme, the language, notifications. */
export const Root = () => {
  useDocument()
  return (
    <>
      <Outlet />
      <NotificationStack />
    </>
  )
}
