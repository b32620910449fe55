import { Link } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** Shown after a sign-in with an expired password (spec 1 §2). */
export const PasswordExpired = () => {
  const t = useWording('sign-in', 'situations')
  useTitle(t('situations:passwordExpired.title'))
  return (
    <MessagePage
      title={t('situations:passwordExpired.title')}
      lead={t('situations:passwordExpired.lead')}
    >
      <Link to="/login" search={{}}>
        {t('sign-in:logout.link')}
      </Link>
    </MessagePage>
  )
}
