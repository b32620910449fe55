import { isCancelled } from '#core/foundation/errors/client-error.ts'
import type { PortalPlatform } from '#core/portal-platform.ts'
import { showLoadFailure } from '../errors/show-load-failure.ts'
import { errorReasons } from '../errors/error-reasons.ts'
import { isPartLoadError } from '../errors/load-part.ts'

/** Shows the error of a user's action in a notification; nothing if it was cancelled. */
export const showActionError = (portal: PortalPlatform, error: unknown): void => {
  if (isCancelled(error)) return
  if (isPartLoadError(error)) return showLoadFailure(portal, error)
  const { notifications, wording } = portal
  notifications.show('error', errorReasons(error) || wording.t('portal:action.failed'))
}
