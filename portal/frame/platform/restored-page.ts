import { getLoginStatus } from '#core/identity/session/endpoints.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { Stop } from '#core/foundation/host/host.ts'
import type { Portal } from './use-portal.ts'

type Services = Pick<Portal, 'api' | 'session'>

/** The page operations that the guard needs. */
export interface GuardedPage {
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  setHidden(isHidden: boolean): void
  reload(): void
}

const thisPage = (): GuardedPage => ({
  events: globalThis,
  setHidden: (isHidden) =>
    document.documentElement.style.setProperty('visibility', isHidden ? 'hidden' : 'visible'),
  reload: () => location.reload(),
})

/** Whether the page's user is still signed in. Offline, the tab's own state decides. */
const isStillTheirs = async ({ api, session }: Services): Promise<boolean> => {
  if (!session.isStillStored()) return false
  try {
    await api.call(getLoginStatus, { isQuiet: true })
    return true
  } catch (error) {
    return error instanceof ClientError && error.phase === 'network'
  }
}

/**
 * The back-forward cache restores a page as it was left. After a sign-out it must not be shown, so
 * the page is hidden when left and shown again only if its user is still signed in; otherwise it
 * reloads.
 */
export const guardRestoredPage = (portal: Services, page: GuardedPage = thisPage()): Stop => {
  const onHide = (event: Event): void => {
    const isRestored = 'persisted' in event && event.persisted === true
    if (isRestored && portal.session.$user.get() !== undefined) page.setHidden(true)
  }
  const onShow = (event: Event): void => {
    const isBack = 'persisted' in event && event.persisted === true
    if (!isBack || portal.session.$user.get() === undefined) return page.setHidden(false)
    void isStillTheirs(portal).then((isTheirs) =>
      isTheirs ? page.setHidden(false) : page.reload(),
    )
  }
  page.events.addEventListener('pagehide', onHide)
  page.events.addEventListener('pageshow', onShow)
  return () => {
    page.events.removeEventListener('pagehide', onHide)
    page.events.removeEventListener('pageshow', onShow)
  }
}
