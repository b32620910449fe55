import { useEffect, useState, type ReactNode } from 'react'
import { createVersionWatch } from '#core/platform/version/version.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../platform/use-portal.ts'
import { Overlay } from './Overlay.tsx'
import { NewVersion } from './NewVersion.tsx'
import { useOffline } from './use-offline.ts'
import { useMaintenance } from './use-maintenance.ts'
import { useMaskedAddress } from './use-masked-address.ts'
import styles from './overlay.styles.css'

/**
 * Covers the screen while the server is down, and offers a new client version. Its children,
 * overlays that need the server, wait until the server is up and maintenance is over.
 */
export const ServerOverlay = ({ children }: { readonly children: ReactNode }) => {
  const css = useStyles(styles)
  const t = useWording()
  const portal = usePortal()
  const [watch] = useState(() => createVersionWatch(portal))
  const isDown = useStore(watch.$isDown)
  const newVersion = useStore(watch.$newVersion)
  const isOffline = useOffline()
  const isClosed = useMaintenance()
  useMaskedAddress(isDown ? '/serverdown' : undefined)

  useEffect(() => () => watch.dispose(), [watch])
  useEffect(() => {
    // Refetches queries that failed while the server was down.
    if (!isDown) void portal.queries.client.refetchQueries({ predicate: hasFailed })
  }, [isDown, portal])

  if (isClosed) return null
  if (!isDown) {
    return (
      <>
        {newVersion !== undefined && <NewVersion key={newVersion} />}
        {children}
      </>
    )
  }
  return (
    <Overlay title={t(isOffline ? 'public:serverDown.offlineTitle' : 'public:serverDown.title')}>
      <p className={css['lead']}>
        {t(isOffline ? 'public:serverDown.offlineLead' : 'public:serverDown.lead')}
      </p>
      <div className={css['row']}>
        <Button variant="primary" onClick={() => void watch.check()}>
          {t('public:serverDown.retry')}
        </Button>
      </div>
    </Overlay>
  )
}

const hasFailed = (query: { readonly state: { readonly status: string } }): boolean =>
  query.state.status === 'error'
