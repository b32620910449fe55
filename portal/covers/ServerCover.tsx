import { useEffect, useState, type ReactNode } from 'react'
import { createVersionWatch } from '#core/version/version.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../platform/use-portal.ts'
import { Cover } from './Cover.tsx'
import styles from './cover.sheet.css'

/**
 * Covers the screen while the server is down; tells when a new version of the client is out. Covers
 * that need the server, its children, wait until it is back.
 */
export const ServerCover = ({ children }: { readonly children: ReactNode }) => {
  const css = useStyles(styles)
  const t = useWording()
  const portal = usePortal()
  const [watch] = useState(() => createVersionWatch(portal))
  const isDown = useStore(watch.$isDown)
  const hasChanged = useStore(watch.$hasChanged)

  useEffect(() => () => watch.dispose(), [watch])
  useEffect(() => {
    if (hasChanged) portal.notifications.show('info', t('portal:notice.newVersion'))
  }, [hasChanged, portal, t])
  useEffect(() => {
    // What failed while the server was down is asked again once it is back.
    if (!isDown) void portal.queries.client.refetchQueries({ predicate: hasFailed })
  }, [isDown, portal])

  if (!isDown) return children
  return (
    <Cover title={t('portal:serverDown.title')}>
      <p className={css['lead']}>{t('portal:serverDown.lead')}</p>
      <div className={css['row']}>
        <Button look="primary" onClick={() => void watch.check()}>
          {t('portal:serverDown.retry')}
        </Button>
      </div>
    </Cover>
  )
}

const hasFailed = (query: { readonly state: { readonly status: string } }): boolean =>
  query.state.status === 'error'
