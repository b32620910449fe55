import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../parts/MessagePage.tsx'
import { useProfile } from '../../shell/use-profile.ts'
import { useTitle } from '../../shell/use-title.ts'

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
