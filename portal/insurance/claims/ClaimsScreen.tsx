import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { useTitle } from '../../frame/shell/use-title.ts'

/** The claims screen, which says that there are none. */
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
