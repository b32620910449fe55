import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { useTitle } from '../shell/use-title.ts'

/** What the platform is and is not. */
export const Terms = () => {
  const t = useWording('situations')
  useTitle(t('situations:legal.terms.title'))
  return (
    <MessagePage
      title={t('situations:legal.terms.title')}
      lead={t('situations:legal.terms.lead')}
    />
  )
}
