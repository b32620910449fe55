/** What one code means, for whoever embeds or calls the platform. Only docs and tests import this. */
export interface ErrorRow {
  /** HTTP status; 0 for what the client itself finds. */
  readonly status: number
  readonly cause: string
  readonly remedy: string
}

/**
 * Every code that a call or the client can fail with; its text for people is `errors:<code>`
 * or, where only the platform says it, `refusals:<code>`.
 * Codes of single fields are wording keys alone and stand in an answer's `errors`.
 */
export const errorCatalogue = {
  invalidInput: {
    status: 400,
    cause: 'A part of the request does not fit its shape or breaks a rule.',
    remedy: 'Read `errors`: each item names a field and says what is wrong with it.',
  },
  malformedJson: {
    status: 400,
    cause: 'The body is no JSON.',
    remedy: 'Send JSON with the content type application/json.',
  },
  pageSize: {
    status: 400,
    cause: 'A list was asked for more rows than a page holds.',
    remedy: 'Ask for fewer rows and walk the pages.',
  },
  pageTooFar: {
    status: 400,
    cause: 'Page numbers of a list end at 10,000 rows.',
    remedy: 'Narrow the list by a search or a filter, or turn its order around.',
  },
  unknownSort: {
    status: 400,
    cause: 'The list does not sort by that field.',
    remedy: 'Take a field that the OpenAPI document names.',
  },
  unknownFilter: {
    status: 400,
    cause: 'The list does not filter by that field.',
    remedy: 'Take a field that the OpenAPI document names.',
  },
  settingsTooLarge: {
    status: 400,
    cause: 'The settings of a user exceed 64 kB.',
    remedy: 'Keep less in them.',
  },
  wrongCode: {
    status: 400,
    cause: 'The security code is not the one that was sent.',
    remedy: 'Ask for the code again; after five wrong ones the link is locked for a while.',
  },
  loginFailed: {
    status: 401,
    cause: 'E-mail and password do not match.',
    remedy: 'Let the user try again or reset the password.',
  },
  sessionExpired: {
    status: 401,
    cause: 'There is no token, or it has ended and cannot be refreshed.',
    remedy: 'Sign in again; an embed calls `fetchSession` or opens access by its key.',
  },
  keyRefused: {
    status: 401,
    cause: 'The client key or the API key is unknown or was withdrawn.',
    remedy: 'Check the key with the agency’s administrator.',
  },
  signatureInvalid: {
    status: 401,
    cause: 'The signature of a webhook does not fit its body.',
    remedy: 'Sign the body as it is sent, with the shared secret.',
  },
  forbidden: {
    status: 403,
    cause: 'The viewer may not make this call.',
    remedy: 'Ask the account’s administrator for the permission.',
  },
  originRefused: {
    status: 403,
    cause: 'The page’s origin is not among those registered with the client key.',
    remedy: 'Register the origin, scheme and port included.',
  },
  notFound: {
    status: 404,
    cause: 'There is no such record or path, or not for this viewer.',
    remedy: 'Check the address and who is signed in.',
  },
  workflowNotFound: {
    status: 404,
    cause: 'The link with the security code is unknown.',
    remedy: 'Send the link again.',
  },
  methodNotAllowed: {
    status: 405,
    cause: 'The path does not answer that method.',
    remedy: 'Take the method that the OpenAPI document names.',
  },
  userDisabled: {
    status: 409,
    cause: 'The user is switched off.',
    remedy: 'The account’s administrator can switch them on.',
  },
  conflict: {
    status: 409,
    cause: 'The record was changed meanwhile, or exists already.',
    remedy: 'Read it again and repeat the change.',
  },
  quoteStatusForbids: {
    status: 409,
    cause: 'The quote’s status does not allow this step.',
    remedy: 'Read the quote: its answer names the steps that are allowed.',
  },
  quoteActorForbids: {
    status: 409,
    cause: 'Somebody else has to take this step of the quote.',
    remedy: 'Read the quote: its answer names the steps that are allowed.',
  },
  accountVerified: {
    status: 409,
    cause: 'The account is verified already.',
    remedy: 'Nothing is left to verify; ask to bind.',
  },
  accountUnverified: {
    status: 409,
    cause: 'The account’s details have not been verified.',
    remedy: 'The agent verifies them once, before the request to bind.',
  },
  accountFactsDiffer: {
    status: 409,
    cause: 'The verified details differ from those that were priced.',
    remedy: 'Price the quote again with the new details.',
  },
  paymentNotOpen: {
    status: 409,
    cause: 'The policy has nothing to pay, or a payment is under way.',
    remedy: 'Read the payment status.',
  },
  paymentStatusForbids: {
    status: 409,
    cause: 'The payment’s status does not allow this step.',
    remedy: 'Read the payment status.',
  },
  paymentAmountDiffers: {
    status: 409,
    cause: 'The amount is not the one that is due.',
    remedy: 'Read the amount again before paying.',
  },
  workflowHasNoPhone: {
    status: 409,
    cause: 'A code was asked for by text where no phone is known.',
    remedy: 'Send the code by e-mail.',
  },
  codeExpired: {
    status: 410,
    cause: 'The security code is older than 5 minutes.',
    remedy: 'Ask for another code.',
  },
  emailNotValidated: {
    status: 412,
    cause: 'The user has not confirmed the e-mail address.',
    remedy: 'Resend the validation e-mail.',
  },
  bodyTooComplex: {
    status: 400,
    cause: 'The body nests deeper, or holds more values, than the call reads.',
    remedy: 'Send less at once; the OpenAPI document names the limit as x-body-limit.',
  },
  addressTooLong: {
    status: 414,
    cause: 'The address with its query is longer than 8,192 characters.',
    remedy: 'Shorten the query: fewer filters, a shorter search.',
  },
  headerTooLong: {
    status: 431,
    cause: 'A header that the platform reads is longer than it takes.',
    remedy: 'Send the header as the platform gave it, and cookies of this platform only.',
  },
  bodyTooLarge: {
    status: 413,
    cause: 'The body has more bytes than the call reads.',
    remedy: 'Send less at once; the OpenAPI document names the limit as x-body-limit.',
  },
  passwordExpired: {
    status: 418,
    cause: 'The password is too old.',
    remedy: 'Follow the link in the e-mail that was sent to set another.',
  },
  workflowLocked: {
    status: 423,
    cause: 'Too many wrong security codes were entered.',
    remedy: 'Wait as long as the answer says.',
  },
  tooManyRequests: {
    status: 429,
    cause: 'The key, the address or the token asked too often, or for too many lists at once.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
  tooManyAttempts: {
    status: 429,
    cause: 'Too many failed sign-ins.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
  codeTooSoon: {
    status: 429,
    cause: 'The last security code was sent less than 30 seconds ago.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
  tooManyCodes: {
    status: 429,
    cause: 'Five security codes were sent within the hour.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
  internal: {
    status: 500,
    cause: 'A defect of the platform.',
    remedy: 'Tell support the request id.',
  },
  busy: {
    status: 503,
    cause:
      'Somebody else is changing the same record, or as much work of this kind waits as may wait.',
    remedy: 'Repeat the call after the seconds of `Retry-After`.',
  },
  overloaded: {
    status: 503,
    cause: 'The platform has more to do than it can at the moment.',
    remedy: 'Repeat the call after the seconds of Retry-After.',
  },
  unavailable: {
    status: 503,
    cause: 'The platform’s database cannot be reached.',
    remedy: 'Repeat the call a moment later.',
  },
  networkFailed: {
    status: 0,
    cause: 'No answer came: no network, or the page’s policy forbids the address.',
    remedy: 'Repeat the call; check connect-src and api-base.',
  },
  unreadableAnswer: {
    status: 0,
    cause: 'The answer has another shape than the client expects.',
    remedy: 'Check that api-base leads to the platform; update the client.',
  },
  refused: {
    status: 0,
    cause: 'An answer outside 2xx that names no code, as a proxy sends it.',
    remedy: 'Read the status.',
  },
  cancelled: {
    status: 0,
    cause: 'The caller cancelled the call.',
    remedy: 'Nothing is to be done.',
  },
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
  closedToVisitors: {
    status: 403,
    cause: 'Staff inside somebody else’s account asked for what is closed to them there.',
    remedy: 'Leave the account; who belongs to it can do this.',
  },
  accountTypeUnknown: {
    status: 409,
    cause: 'The account has no kind that the platform has an area for.',
    remedy: 'The provider’s staff set the account’s kind.',
  },
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
  mfaChangedMeanwhile: {
    status: 409,
    cause: 'Another call changed the second factor, or its set-up, while this one was under way.',
    remedy: 'Read the profile again and let the user repeat what they wanted.',
  },
  linkNotFound: {
    status: 404,
    cause: 'The link is unknown, used or out of date.',
    remedy: 'Send another link.',
  },
  linkExpired: {
    status: 410,
    cause: 'The link was good once, and what it offered was withdrawn.',
    remedy: 'Ask the account’s administrator for another link.',
  },
  humanCheckFailed: {
    status: 400,
    cause: 'The proof of work is missing, wrong, used or too old.',
    remedy: 'Fetch another challenge and solve it.',
  },
  invitationRefused: {
    status: 412,
    cause: 'The invitation code is not valid for this sign-up.',
    remedy: 'Ask the provider for another code.',
  },
  tokenUnauthorised: {
    status: 412,
    cause: 'The link may not be used to join any more.',
    remedy: 'Ask for another invitation.',
  },
  emailTaken: {
    status: 409,
    cause: 'A user with that e-mail address exists.',
    remedy: 'Invite another address.',
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
  ssoFailed: {
    status: 401,
    cause: 'The single sign-on was not finished, or its grant was used.',
    remedy: 'Start the sign-on again.',
  },
  hostCodeRefused: {
    status: 401,
    cause: 'The code of a sign-in on a page is used, out of date, or another page’s.',
    remedy: 'Let the person sign in again.',
  },
  photoRefused: {
    status: 400,
    cause: 'The photo cannot be decoded as PNG, JPEG, GIF or WebP, or is too large.',
    remedy: 'Send one of these with at most 2 MB and 25 megapixels.',
  },
  loadFailed: {
    status: 0,
    cause: 'A chunk, a text or the page’s own `fetchSession` did not load.',
    remedy: 'Retry; check script-src and the function.',
  },
  viewFailed: {
    status: 0,
    cause: 'A view broke while it was drawn.',
    remedy: 'Retry; tell support the details.',
  },
  keyMissing: {
    status: 0,
    cause: 'An element has neither client-key nor `fetchSession`.',
    remedy: 'Set one of them.',
  },
  tokenUnreadable: {
    status: 0,
    cause: 'The token that `fetchSession` or the API handed over cannot be read.',
    remedy: 'Hand over the access token as the API answered it.',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>
export type ErrorCode = keyof typeof errorCatalogue
