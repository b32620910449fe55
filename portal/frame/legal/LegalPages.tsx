import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { useTitle } from '../shell/use-title.ts'

/** What the platform is and is not. */
export const Terms = () => {
  const t = useWording('legal')
  useTitle(t('legal:terms.title'))
  return <MessagePage title={t('legal:terms.title')} lead={t('legal:terms.lead')} />
}

/** What happens to entered data. */
export const Privacy = () => {
  const t = useWording('legal')
  useTitle(t('legal:privacy.title'))
  return <MessagePage title={t('legal:privacy.title')} lead={t('legal:privacy.lead')} />
}
