import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors that any call may answer with. */
export const apiErrors = {
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
  bodyTooComplex: {
    status: 400,
    cause: 'The body nests deeper, or holds more values, than the call reads.',
    remedy: 'Send less at once; the OpenAPI document names the limit as x-body-limit.',
  },
  bodyTooLarge: {
    status: 413,
    cause: 'The body has more bytes than the call reads.',
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
  forbidden: {
    status: 403,
    cause: 'The viewer may not make this call.',
    remedy: 'Ask the account’s administrator for the permission.',
  },
  notFound: {
    status: 404,
    cause: 'There is no such record or path, or not for this viewer.',
    remedy: 'Check the address and who is signed in.',
  },
  methodNotAllowed: {
    status: 405,
    cause: 'The path does not answer that method.',
    remedy: 'Take the method that the OpenAPI document names.',
  },
  conflict: {
    status: 409,
    cause: 'The record was changed meanwhile, or exists already.',
    remedy: 'Read it again and repeat the change.',
  },
  tooManyRequests: {
    status: 429,
    cause: 'The key, the address or the token asked too often, or for too many lists at once.',
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
} as const satisfies ErrorRows
