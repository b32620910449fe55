import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of second factors. */
export const mfaErrors = {
  mfaRequired: {
    status: 307,
    cause: 'The password is right; the code of the user’s second factor is missing.',
    remedy: 'Ask for the code that `mfaType` names and send both again.',
  },
  mfaCodeRefused: {
    status: 409,
    cause: 'The code of the second factor is wrong, used or too old.',
    remedy: 'Let the user enter the current code.',
  },
  mfaChangedMeanwhile: {
    status: 409,
    cause: 'Another call changed the second factor, or its set-up, while this one was under way.',
    remedy: 'Read the profile again and let the user repeat what they wanted.',
  },
  mfaSetUpMissing: {
    status: 409,
    cause: 'No second factor is being set up, or the set-up is out of date.',
    remedy: 'Begin the set-up again.',
  },
  phoneRequired: {
    status: 400,
    cause: 'A text needs a phone number, and none is known.',
    remedy: 'Send a number along.',
  },
} as const satisfies ErrorRows
