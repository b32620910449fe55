import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../parts/MessagePage.tsx'
import { usePortal } from '../../platform/use-portal.ts'
import { detailsOf, isStaleCode } from './details.ts'

/** What shows when a screen broke, with the three things a user can do (spec 1 §2). */
export const ErrorScreen = ({ error }: ErrorComponentProps) => {
  const t = useWording('public')
  const router = useRouter()
  const { notifications, region } = usePortal()
  const { supportEmail } = useStore(region.$facts)
  const details = detailsOf(error)
  const isStale = isStaleCode(error)
  const copy = async () => {
    await navigator.clipboard.writeText(details)
    notifications.show('success', t('public:error.copied'))
  }
  const subject = encodeURIComponent(t('public:error.subject'))
  const body = encodeURIComponent(`${details}\n${location.pathname}`)
  return (
    <MessagePage
      title={t(isStale ? 'public:error.chunkTitle' : 'public:error.title')}
      lead={t(isStale ? 'public:error.chunkLead' : 'public:error.lead')}
    >
      <Button look="primary" onClick={() => void router.invalidate().then(() => location.reload())}>
        {t('public:error.refresh')}
      </Button>
      <Button onClick={() => void copy()}>{t('public:error.copy')}</Button>
      <Button
        onClick={() => location.assign(`mailto:${supportEmail}?subject=${subject}&body=${body}`)}
      >
        {t('public:error.contact')}
      </Button>
    </MessagePage>
  )
}
