import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { waitForServer, type ServerWait } from '#core/platform/version/wait-for-server.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { ownAddress } from '../addresses/search.ts'
import { useTitle } from '../shell/use-title.ts'

const route = getRouteApi('/public/serverdown')

/**
 * The page when the server is down and no screen is open: polls the server, then opens the
 * requested address.
 */
export const ServerDown = () => {
  const t = useWording('public')
  const portal = usePortal()
  const router = useRouter()
  const { redirect } = route.useSearch()
  const wait = useRef<ServerWait>(undefined)
  const [isAsking, setAsking] = useState(false)
  useTitle(t('public:serverDown.title'))

  useEffect(() => {
    const href = ownAddress(redirect) ?? '/loading'
    const started = waitForServer(portal, () => router.navigate({ href, replace: true }))
    wait.current = started
    return started.stop
  }, [portal, router, redirect])

  return (
    <MessagePage title={t('public:serverDown.title')} lead={t('public:serverDown.pageLead')}>
      <Button
        variant="primary"
        busy={isAsking}
        onClick={() => {
          setAsking(true)
          void wait.current?.look().finally(() => setAsking(false))
        }}
      >
        {t('public:serverDown.retry')}
      </Button>
    </MessagePage>
  )
}
