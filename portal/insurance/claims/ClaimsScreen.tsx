import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { useTitle } from '../../frame/shell/use-title.ts'

/** The claims screen, which shows that there are no claims. */
export const ClaimsScreen = () => {
  const t = useWording('impersonation')
  const { account } = useProfile()
  useTitle(t('impersonation:claims.title'))
  return (
    <MessagePage
      title={t('impersonation:claims.emptyTitle')}
      lead={t('impersonation:claims.emptyLead', { account: account.fullName })}
    />
  )
}
