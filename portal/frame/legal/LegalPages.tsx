import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The terms of use. */
export const Terms = () => {
  const t = useWording('legal')
  useTitle(t('legal:terms.title'))
  return <MessagePage title={t('legal:terms.title')} lead={t('legal:terms.lead')} />
}

/** The privacy notice. */
export const Privacy = () => {
  const t = useWording('legal')
  useTitle(t('legal:privacy.title'))
  return <MessagePage title={t('legal:privacy.title')} lead={t('legal:privacy.lead')} />
}
