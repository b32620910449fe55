import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endOtherSessions, listMySessions } from '#core/identity/profile/endpoints.ts'
import type { OpenSession } from '#core/identity/profile/model.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { Badge } from '#widgets/kit/Badge.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import profileStyles from '../../frame/forms/tab-form.styles.css'
import styles from './sessions.styles.css'

/** The user's sessions, with the current one marked and a button that ends all others. */
export const SessionsTab = () => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile')
  const { api, queries, notifications } = usePortal()
  const sessions = useQuery({ ...queries.options(listMySessions), meta: readWithoutNotification })
  const [isBusy, setBusy] = useState(false)

  const endOthers = async () => {
    setBusy(true)
    try {
      await api.call(endOtherSessions, { isShown: true })
      notifications.show('success', t('profile:sessions.ended'))
      await queries.refresh(listMySessions)
    } catch {
      notifications.show('error', t('profile:sessions.endFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={t('profile:sessions.title')}>
      <div className={css['stack']}>
        <p className={css['lead']}>{t('profile:sessions.lead')}</p>
        {sessions.isPending && <Skeleton lines={4} height="3em" />}
        {sessions.isError && (
          <Notice
            tone="error"
            actions={
              <Button size="small" onClick={() => void sessions.refetch()}>
                {t('common:action.retry')}
              </Button>
            }
          >
            {t('profile:sessions.failed')}
          </Notice>
        )}
        {sessions.data && (
          <>
            <ul className={css['list']}>
              {sessions.data.map((each) => (
                <SessionRow key={each.id} session={each} />
              ))}
            </ul>
            {sessions.data.length > 1 ? (
              <div className={css['actions']}>
                <Button variant="danger" busy={isBusy} onClick={() => void endOthers()}>
                  {t('profile:sessions.endOthers')}
                </Button>
              </div>
            ) : (
              <p className={css['lead']}>{t('profile:sessions.alone')}</p>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

const SessionRow = ({ session }: { readonly session: OpenSession }) => {
  const css = useStyles(styles)
  const { t, dateTime } = useFormats()
  const { device, isThis, signedInBy, created, lastSeen } = session
  return (
    <li className={css['row']}>
      <span className={css['device']}>
        {device || t('profile:sessions.unknownDevice')}
        {isThis && <Badge>{t('profile:sessions.this')}</Badge>}
      </span>
      <span className={css['when']}>
        {t('profile:sessions.lastSeen')} {dateTime(lastSeen)}
      </span>
      <span className={css['when']}>
        {t('profile:sessions.signedIn')} {dateTime(created)}
        {signedInBy !== 'unknown' && ` · ${t(`profile:sessions.by.${signedInBy}`)}`}
      </span>
    </li>
  )
}
