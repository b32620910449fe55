import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of second factors. */
export const mfaErrors = {
  mfaRequired: {
    status: 307,
    cause: 'The password is right; the MFA code is missing.',
    remedy: 'Ask for the code that `mfaType` names and send both again.',
  },
  mfaCodeRefused: {
    status: 409,
    cause: 'The MFA code is wrong, used or expired.',
    remedy: 'Ask the user for the current code.',
  },
  mfaChangedMeanwhile: {
    status: 409,
    cause: 'Another call changed MFA or its setup at the same time.',
    remedy: 'Read the profile again and let the user repeat the change.',
  },
  mfaSetUpMissing: {
    status: 409,
    cause: 'No MFA setup is in progress, or it has expired.',
    remedy: 'Start the setup again.',
  },
  phoneRequired: {
    status: 400,
    cause: 'A text message needs a phone number, and none is known.',
    remedy: 'Send a number.',
  },
} as const satisfies ErrorRows
