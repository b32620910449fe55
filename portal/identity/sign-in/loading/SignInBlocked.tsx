import { Link, useRouteContext } from '@tanstack/react-router'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { PlainPage } from '../../../frame/shell/PlainPage.tsx'
import { ProfileFailed } from '../../../frame/shell/ProfileFailed.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** Shown to a user whose account type has no dashboard. */
const AccountTypeUnknown = () => {
  const t = useWording('sign-in', 'session')
  const { supportEmail } = useStore(usePortal().region.$facts)
  useTitle(t('session:stuck.title'))
  return (
    <PlainPage>
      <MessagePage
        title={t('session:stuck.title')}
        lead={t('session:stuck.accountType', { email: supportEmail })}
      >
        <a href={`mailto:${supportEmail}`}>{t('sign-in:wayOut.support')}</a>
        <Link to="/logout">{t('session:stuck.logout')}</Link>
      </MessagePage>
    </PlainPage>
  )
}

/** Shown by `/loading` when there is no screen to open: the reason and a sign-out button. */
export const SignInBlocked = () => {
  const { stuck } = useRouteContext({ from: '/loading' })
  return stuck === 'token' ? <ProfileFailed /> : <AccountTypeUnknown />
}
