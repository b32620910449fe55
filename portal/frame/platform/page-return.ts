import { getLoginStatus } from '#core/identity/session/endpoints.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { Stop } from '#core/foundation/host/host.ts'
import type { Portal } from './portal-context.ts'

/** What the guard does to the page. */
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

/** Whether what the page shows is still its user's to see. Without a network the tab's own word counts. */
const isStillTheirs = async ({ api, session }: Portal): Promise<boolean> => {
  if (!session.isStillStored()) return false
  try {
    await api.call(getLoginStatus, { isQuiet: true })
    return true
  } catch (error) {
    return error instanceof ClientError && error.phase === 'network'
  }
}

/**
 * Browsers bring a page back as it was left. After a sign-out in the same tab, or in one that this
 * page slept through, it must not show what it shows: it is left hidden, and comes back to sight only
 * when its user is still signed in; else it starts anew.
 */
export const guardReturn = (portal: Portal, page: GuardedPage = thisPage()): Stop => {
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
