import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { askServer } from '#core/version/ask-server.ts'
import { downInterval } from '#core/version/version.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../../parts/MessagePage.tsx'
import { usePortal } from '../../platform/use-portal.ts'
import { ownAddress } from '../../routes/search.ts'
import { useTitle } from '../../shell/use-title.ts'

const route = getRouteApi('/public/serverdown')

/** The server is down and nothing was open: asks on, and goes where somebody wanted to be. */
export const ServerDown = () => {
  const t = useWording('public')
  const portal = usePortal()
  const router = useRouter()
  const { redirect } = route.useSearch()
  const [isAsking, setAsking] = useState(false)
  useTitle(t('public:serverDown.title'))

  const look = useCallback(async () => {
    const { isDown } = await askServer(portal)
    const href = ownAddress(redirect) ?? '/loading'
    if (!isDown) await router.navigate({ href, replace: true })
  }, [portal, router, redirect])

  useEffect(() => {
    let stop = () => {}
    const plan = () => {
      stop = portal.clock.after(downInterval, () => void look().then(plan))
    }
    plan()
    return () => stop()
  }, [portal, look])

  return (
    <MessagePage title={t('public:serverDown.title')} lead={t('public:serverDown.pageLead')}>
      <Button
        look="primary"
        busy={isAsking}
        onClick={() => {
          setAsking(true)
          void look().finally(() => setAsking(false))
        }}
      >
        {t('public:serverDown.retry')}
      </Button>
    </MessagePage>
  )
}
