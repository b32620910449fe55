import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { OpenRecordProvider } from '../actions/OpenRecord.tsx'
import { ServerOverlay } from '../overlays/ServerOverlay.tsx'
import { DialogHost } from '../dialogs/DialogHost.tsx'
import { LiveEventsContext } from '../live/live-events.ts'
import { useLiveScreens } from '../live/use-live-screens.ts'
import { ModuleSlot } from '../modules/ModuleSlot.tsx'
import { CommandPalette } from '../palette/CommandPalette.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { Header } from './Header.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { Sidebar } from './Sidebar.tsx'
import styles from './shell.styles.css'

/** The area of the signed-in user; a sign-out in another tab leads to the sign-in. */
export const Shell = () => {
  const { session } = usePortal()
  const router = useRouter()
  const user = useStore(session.$user)

  useEffect(() => {
    // Preloaded, because signing out must work offline.
    void router.preloadRoute({ to: '/logout' })
  }, [router])
  useEffect(() => {
    if (!user) void router.navigate({ to: '/login', search: {} })
  }, [user, router])

  return user ? <Frame /> : null
}

/** Header, menu and screen; overlays cover them without unmounting. */
const Frame = () => {
  const css = useStyles(styles)
  const t = useWording('portal')
  const { session } = usePortal()
  const { href } = useLocation()
  /** The address at which the menu was opened; navigation closes it. */
  const [menuAt, setMenuAt] = useState<string>()
  const isMenuOpen = menuAt === href
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuAt(undefined), [])

  useEffect(() => session.pauseCalls(), [session])
  const events = useLiveScreens()

  return (
    <LiveEventsContext value={events}>
      <OpenRecordProvider>
        <div className={css['shell']}>
          <a className={css['skip']} href="#content">
            {t('portal:skip')}
          </a>
          <ModuleSlot name="Banner" />
          <Header
            isMenuOpen={isMenuOpen}
            onMenu={() => setMenuAt(isMenuOpen ? undefined : href)}
            onSearch={() => setPaletteOpen(true)}
          />
          <Sidebar isOpen={isMenuOpen} onClose={closeMenu} />
          <main id="content" className={css['main']} tabIndex={-1}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
        <DialogHost />
        <ModuleSlot name="Prompt" />
        <CommandPalette isOpen={isPaletteOpen} onOpen={setPaletteOpen} />
        <ServerOverlay>
          <ModuleSlot name="Overlay" />
        </ServerOverlay>
      </OpenRecordProvider>
    </LiveEventsContext>
  )
}
