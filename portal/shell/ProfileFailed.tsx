import { useRouter } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { PlainPage } from './PlainPage.tsx'

/** The profile did not load, or the session cannot be read (spec 1 §2, §4). */
export const ProfileFailed = () => {
  const t = useWording('public')
  const router = useRouter()
  return (
    <PlainPage>
      <MessagePage title={t('public:unrecovered.title')} lead={t('common:failure.unrecoverable')}>
        <Button look="primary" onClick={() => void router.navigate({ to: '/logout' })}>
          {t('public:unrecovered.logout')}
        </Button>
        <Button onClick={() => void router.invalidate()}>{t('common:action.retry')}</Button>
      </MessagePage>
    </PlainPage>
  )
}
