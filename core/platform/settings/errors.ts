import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of the settings of a user. */
export const settingsErrors = {
  settingsTooLarge: {
    status: 400,
    cause: 'The settings of a user exceed 64 kB.',
    remedy: 'Keep less in them.',
  },
} as const satisfies ErrorRows
