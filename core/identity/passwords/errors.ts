import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors of passwords and of the links that set one. */
export const passwordErrors = {
  passwordRefused: {
    status: 400,
    cause: 'The password breaks rules; `errors` lists them.',
    remedy: 'Show the rules of `password-constraints` and let the user choose another.',
  },
  currentPasswordWrong: {
    status: 400,
    cause: 'The password that was asked for again is wrong.',
    remedy: 'Let the user enter their present password.',
  },
  passwordChangedMeanwhile: {
    status: 409,
    cause: 'Another call changed the password while this one was under way.',
    remedy: 'Tell the user; who did not do it themselves should set a new password by mail.',
  },
  linkNotFound: {
    status: 404,
    cause: 'The link is unknown, used or out of date.',
    remedy: 'Send another link.',
  },
} as const satisfies ErrorRows
