import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { useTitle } from '../../frame/shell/use-title.ts'

/** The claims an account works on: none exist yet, and it says so. */
export const ClaimsScreen = () => {
  const t = useWording('visits')
  const { account } = useProfile()
  useTitle(t('visits:claims.title'))
  return (
    <MessagePage
      title={t('visits:claims.emptyTitle')}
      lead={t('visits:claims.emptyLead', { account: account.fullName })}
    />
  )
}
