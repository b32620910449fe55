import { useRouter } from '@tanstack/react-router'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { copyText } from './copy-text.ts'
import { errorDetails } from './error-details.ts'
import { isPartLoadError } from './load-part.ts'
import { useReloadOnce } from './use-reload-once.ts'
import { PlainPage } from '../shell/PlainPage.tsx'

/** Shown when a screen fails, with three ways to continue (spec 1 §2). */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => {
  const t = useWording('public')
  const router = useRouter()
  const { notifications, region } = usePortal()
  const { supportEmail } = useStore(region.$facts)
  const isReloading = useReloadOnce(error)
  if (isReloading) return <ScreenSkeleton />
  const details = errorDetails(error)
  const copy = async () => {
    await copyText(details)
    notifications.show('success', t('public:error.copied'))
  }
  const subject = encodeURIComponent(t('public:error.subject'))
  const body = encodeURIComponent(details)
  return (
    <MessagePage
      title={t('public:error.title')}
      lead={t(isPartLoadError(error) ? 'public:error.partLead' : 'public:error.lead')}
    >
      <Button
        variant="primary"
        onClick={() => void router.invalidate().then(() => location.reload())}
      >
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

/** The error screen for a failure of the shell. */
export const RootError = ({ error }: { readonly error: unknown }) => (
  <PlainPage>
    <ErrorScreen error={error} />
  </PlainPage>
)
