import { Link } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** Shown after a sign-in with an expired password (spec 1 §2). */
export const PasswordExpired = () => {
  const t = useWording('sign-in', 'passwords')
  useTitle(t('passwords:expired.title'))
  return (
    <MessagePage title={t('passwords:expired.title')} lead={t('passwords:expired.lead')}>
      <Link to="/login" search={{}}>
        {t('sign-in:logout.link')}
      </Link>
    </MessagePage>
  )
}
