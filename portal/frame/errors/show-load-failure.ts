import type { PortalPlatform } from '#core/portal-platform.ts'

/** Says that what was asked for did not open because its code did not load, and reports why. */
export const showLoadFailure = (
  { errors, notifications, wording }: PortalPlatform,
  error: unknown,
): void => {
  notifications.show('error', wording.t('public:error.dialog'))
  errors.caught(error, 'load')
}
