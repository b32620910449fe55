import { Link } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** The last page of signing an application (spec 1 §2). */
export const ApplicationSigned = () => {
  const t = useWording('sign-in', 'situations')
  useTitle(t('situations:signed.title'))
  return (
    <MessagePage title={t('situations:signed.title')} lead={t('situations:signed.lead')}>
      <Link to="/login" search={{}}>
        {t('sign-in:logout.link')}
      </Link>
    </MessagePage>
  )
}
