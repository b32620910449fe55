import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** Whether the user opened this address, rather than reloading it or going back to it. */
const isOpenedAnew = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming &&
        entry.type === 'navigate' &&
        new URL(entry.name).pathname === location.pathname,
    )

/** Signs out on the server, in this tab and in the session's other tabs. */
export const Logout = () => {
  const t = useWording('sign-in', 'session')
  const { session, queries, notifications } = usePortal()
  useTitle(t('session:loggedOut.title'))

  useEffect(() => {
    notifications.clear()
    queries.clear()
    void session.signOut({ orOfPeers: isOpenedAnew() })
  }, [session, queries, notifications])

  return (
    <MessagePage title={t('session:loggedOut.title')} lead={t('session:loggedOut.done')}>
      <Link to="/login" search={{}}>
        {t('sign-in:logout.link')}
      </Link>
    </MessagePage>
  )
}
