import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { useTitle } from '../shell/use-title.ts'

/** What the platform is and is not. */
export const Terms = () => {
  const t = useWording('public')
  useTitle(t('public:legal.terms.title'))
  return <MessagePage title={t('public:legal.terms.title')} lead={t('public:legal.terms.lead')} />
}
