import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readServerState } from '#core/platform/version/server-state.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { isPartLoadError } from '../errors/load-part.ts'
import { RootError } from '../errors/ErrorScreen.tsx'
import { PlainPage } from './PlainPage.tsx'

/** Shown when the profile or the session cannot be loaded (spec 1 §2, §4). */
export const ProfileFailed = ({ error }: { readonly error?: unknown }) =>
  isPartLoadError(error) ? <RootError error={error} /> : <Unrecovered />

const Unrecovered = () => {
  const t = useWording('public')
  const portal = usePortal()
  const router = useRouter()

  useEffect(() => {
    let isUnmounted = false
    void readServerState(portal).then(({ isDown }) => {
      // No input can be lost here, so the server-down page replaces this one.
      if (!isDown || isUnmounted) return
      const { href } = router.state.location
      void router.navigate({ to: '/serverdown', search: { redirect: href }, replace: true })
    })
    return () => {
      isUnmounted = true
    }
  }, [portal, router])

  return (
    <PlainPage>
      <MessagePage title={t('public:unrecovered.title')} lead={t('public:unrecovered.lead')}>
        <Button variant="primary" onClick={() => void router.navigate({ to: '/logout' })}>
          {t('public:unrecovered.logout')}
        </Button>
        <Button onClick={() => void router.invalidate()}>{t('common:action.retry')}</Button>
      </MessagePage>
    </PlainPage>
  )
}
