import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { dismissShownError } from '../../frame/notifications/shown-errors.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'
import { attestDetails } from './attest-details.ts'
import { refreshQuotes } from '../quote-queries.ts'

/** Verifies the account in the version on screen and refetches; an error is shown. */
export const verifyShownAccount = async (portal: Portal, account: Account): Promise<void> => {
  try {
    await attestDetails(portal, account)
  } catch (error) {
    dismissShownError(portal, error)
    const hasChanged = error instanceof ClientError && error.code === 'accountFactsDiffer'
    portal.notifications.show(
      'error',
      portal.wording.t(hasChanged ? 'quotes:verification.changed' : 'quotes:verification.failed'),
    )
  } finally {
    await Promise.all([refreshQuotes(portal), portal.queries.refresh(getAccount)])
  }
}
