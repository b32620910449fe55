import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isImpersonating } from '#core/identity/session/rules.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { profilePath } from '../../frame/personas/persona-paths.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { TabbedScreen } from '../../frame/screens/TabbedScreen.tsx'
import { ScreenSkeleton } from '../../frame/shell/ScreenSkeleton.tsx'
import { profileTabs } from './tabs.ts'
import styles from '../../frame/forms/tab-form.styles.css'

const route = getRouteApi('/$persona/manage/me')

/** The signed-in user's details, photo, password, second factor, sessions and settings. */
export const ProfileScreen = () => {
  const css = useStyles(styles)
  const t = useWording('profile')
  const persona = usePersona()
  const { session } = usePortal()
  const user = useStore(session.$user)
  const { tab } = route.useSearch()
  const chosen = profileTabs.find(({ id }) => id === tab) ?? profileTabs[0]
  const isStaffInside = user !== undefined && isImpersonating(user)

  return (
    <TabbedScreen
      title={t('profile:title')}
      tabs={profileTabs}
      chosen={chosen}
      tabsLabel={t('profile:tabs')}
      address={profilePath(persona)}
    >
      <div className={css['part']}>
        {isStaffInside && chosen.isOwn ? (
          <Notice quiet>{t('profile:impersonated')}</Notice>
        ) : (
          <Suspense fallback={<ScreenSkeleton />} key={chosen.id}>
            <chosen.Part />
          </Suspense>
        )}
      </div>
    </TabbedScreen>
  )
}
