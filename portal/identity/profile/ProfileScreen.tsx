import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isImpersonating } from '#core/identity/impersonation/rules.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ScreenHeader } from '../../frame/parts/ScreenHeader.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ScreenSkeleton } from '../../frame/shell/ScreenSkeleton.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import { profileTabs } from './tabs.ts'
import styles from '../../frame/forms/tab-form.styles.css'

const route = getRouteApi('/$persona/manage/me')

/** What belongs to the signed-in person: details, photo, ways in, sessions, settings. */
export const ProfileScreen = () => {
  const css = useStyles(styles)
  const t = useWording('profile')
  const persona = usePersona()
  const { session } = usePortal()
  const user = useStore(session.$user)
  const { tab } = route.useSearch()
  const chosen = profileTabs.find(({ id }) => id === tab) ?? profileTabs[0]
  useTitle(t(chosen.label))
  const isStaffInside = user !== undefined && isImpersonating(user)

  return (
    <div className={css['screen']}>
      <ScreenHeader title={t('profile:title')} />
      <nav className={css['tabs']} aria-label={t('profile:tabs')}>
        {profileTabs.map(({ id, label }) => (
          <Link
            key={id}
            className={css['tab']}
            to="/$persona/manage/me"
            params={{ persona: persona.id }}
            search={{ tab: id }}
            aria-current={id === chosen.id ? 'page' : undefined}
            data-current={id === chosen.id || undefined}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={css['part']}>
        {isStaffInside && chosen.isOwn ? (
          <Notice quiet>{t('profile:visit')}</Notice>
        ) : (
          <Suspense fallback={<ScreenSkeleton />} key={chosen.id}>
            <chosen.Part />
          </Suspense>
        )}
      </div>
    </div>
  )
}
