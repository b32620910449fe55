import { useEffect } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { type Portal, usePortal } from '../platform/use-portal.ts'

/** Removes the notification of a failed call whose view shows the error. */
export const dismissShownError = (
  { notifications, wording }: Pick<Portal, 'notifications' | 'wording'>,
  error: unknown,
): void => {
  if (!(error instanceof ClientError) || error.status < 500) return
  // Sign-in calls have their own notification text (spec 1 §8).
  const texts = [error.message, wording.t('common:failure.authServer')]
  for (const { id, text } of notifications.$notifications.get()) {
    if (texts.includes(text)) notifications.dismiss(id)
  }
}

/** Removes the notification of an error that the calling view shows. */
export const useShownError = (error: unknown): void => {
  const portal = usePortal()
  useEffect(() => dismissShownError(portal, error), [portal, error])
}
