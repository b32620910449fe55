import { Link } from '@tanstack/react-router'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { usePersonaFor } from '../personas/personas-context.ts'
import { usePortal } from '../platform/use-portal.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { useTitle } from '../shell/use-title.ts'

/** Nothing at this address. */
export const NotFound = () => {
  const t = useWording('public', 'sign-in')
  const { session } = usePortal()
  const personaFor = usePersonaFor()
  const user = useStore(session.$user)
  const persona = user && personaFor(user.accountType)
  useTitle(t('public:notFound.title'))
  return (
    <PlainPage>
      <MessagePage title={t('public:notFound.title')} lead={t('public:notFound.lead')}>
        {persona ? (
          <Link to="/$persona/dashboard" params={{ persona: persona.id }} search={{}}>
            {t('public:notFound.home')}
          </Link>
        ) : (
          <Link to="/login" search={{}}>
            {t('sign-in:logout.link')}
          </Link>
        )}
      </MessagePage>
    </PlainPage>
  )
}
