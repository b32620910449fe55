import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of user settings. */
export const settingsErrors = {
  settingsTooLarge: {
    status: 400,
    cause: 'The user’s settings exceed 64 kB.',
    remedy: 'Store less in them.',
  },
} as const satisfies ErrorRows
