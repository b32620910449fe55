import { Link } from '@tanstack/react-router'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { homeOf } from '../personas/persona-paths.ts'
import { usePortal } from '../platform/use-portal.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { useTitle } from '../shell/use-title.ts'

/** Shown for an unknown address. */
export const NotFound = () => {
  const t = useWording('public', 'sign-in')
  const { session } = usePortal()
  const user = useStore(session.$user)
  const home = user && homeOf(user.accountType)
  useTitle(t('public:notFound.title'))
  return (
    <PlainPage>
      <MessagePage title={t('public:notFound.title')} lead={t('public:notFound.lead')}>
        {home ? (
          <Link to={home}>{t('public:notFound.home')}</Link>
        ) : (
          <Link to="/login" search={{}}>
            {t('sign-in:logout.link')}
          </Link>
        )}
      </MessagePage>
    </PlainPage>
  )
}
