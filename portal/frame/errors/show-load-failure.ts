import type { PortalPlatform } from '#core/portal-platform.ts'

/** Shows that a view did not open because its code failed to load, and reports the error. */
export const showLoadFailure = (
  { errors, notifications, wording }: PortalPlatform,
  error: unknown,
): void => {
  notifications.show('error', wording.t('public:error.dialog'))
  errors.caught(error, 'load')
}
