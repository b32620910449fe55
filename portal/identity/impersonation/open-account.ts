import { goTo, type Goal, type Going } from '#core/identity/impersonation/going.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'

/**
 * Opens an account in a new tab. Call it in the press handler, because browsers block a tab that
 * opens later. The new tab gets a copy of this tab's storage and must clear it.
 */
export const openAccount = async (
  portal: Pick<Portal, 'api' | 'notifications' | 'wording'>,
  going: Going,
  goal: Goal,
): Promise<boolean> => {
  const { notifications, wording } = portal
  const tab = window.open('about:blank', '_blank')
  if (tab) {
    tab.sessionStorage.clear()
    tab.opener = null
  }
  await wording.load('impersonation')
  if (!tab) {
    notifications.show('warning', wording.t('impersonation:failed.blocked'))
    return false
  }
  const gone = await goTo(portal, going, goal)
  if (gone.kind === 'address') {
    tab.location.replace(gone.href)
    return true
  }
  tab.close()
  const message = wording.t(gone.key)
  notifications.show('error', gone.text === undefined ? message : `${message} ${gone.text}`)
  return false
}
