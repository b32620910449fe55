import { Link } from '@tanstack/react-router'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'

/** The last page of signing an application (spec 1 §2). */
export const ApplicationSigned = () => {
  const t = useWording('sign-in', 'signing')
  useTitle(t('signing:signed.title'))
  return (
    <MessagePage title={t('signing:signed.title')} lead={t('signing:signed.lead')}>
      <Link to="/login" search={{}}>
        {t('sign-in:logout.link')}
      </Link>
    </MessagePage>
  )
}
