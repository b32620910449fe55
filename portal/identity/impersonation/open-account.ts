import {
  createDelegationLink,
  type DelegationTarget,
  type DelegationKind,
} from '#core/identity/impersonation/delegation-link.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'

/**
 * Opens an account in a new tab. Call it in the click handler, because browsers block a tab that
 * opens later. The new tab gets a copy of this tab's storage and must clear it.
 */
export const openAccount = async (
  portal: Pick<Portal, 'api' | 'notifications' | 'wording'>,
  kind: DelegationKind,
  target: DelegationTarget,
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
  const link = await createDelegationLink(portal, kind, target)
  if (link.kind === 'address') {
    tab.location.replace(link.href)
    return true
  }
  tab.close()
  const message = wording.t(link.key)
  notifications.show('error', link.text === undefined ? message : `${message} ${link.text}`)
  return false
}
