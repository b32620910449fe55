import type { ErrorRows } from '../../foundation/errors/error-row.ts'

/** Errors that any endpoint may return. */
export const apiErrors = {
  invalidInput: {
    status: 400,
    cause: 'A part of the request has the wrong shape or breaks a rule.',
    remedy: 'Read `errors`: each item names a field and what is wrong with it.',
  },
  malformedJson: {
    status: 400,
    cause: 'The body is not valid JSON.',
    remedy: 'Send JSON with the content type application/json.',
  },
  pageSize: {
    status: 400,
    cause: 'The list call asks for more rows than a page can have.',
    remedy: 'Ask for fewer rows and page through them.',
  },
  pageTooFar: {
    status: 400,
    cause: 'Paging ends at 10,000 rows.',
    remedy: 'Narrow the list with a search or filter, or reverse its order.',
  },
  unknownSort: {
    status: 400,
    cause: 'The list can’t be sorted by that field.',
    remedy: 'Use a field listed in the OpenAPI document.',
  },
  unknownFilter: {
    status: 400,
    cause: 'The list can’t be filtered by that field.',
    remedy: 'Use a field listed in the OpenAPI document.',
  },
  bodyTooComplex: {
    status: 400,
    cause: 'The body has too many levels or values for this call.',
    remedy: 'Send less at once. The OpenAPI document gives the limit as x-body-limit.',
  },
  bodyTooLarge: {
    status: 413,
    cause: 'The body has too many bytes for this call.',
    remedy: 'Send less at once. The OpenAPI document gives the limit as x-body-limit.',
  },
  addressTooLong: {
    status: 414,
    cause: 'The URL with its query is longer than 8,192 characters.',
    remedy: 'Shorten the query: use fewer filters or a shorter search.',
  },
  headerTooLong: {
    status: 431,
    cause: 'A header is longer than the platform accepts.',
    remedy: 'Send the header as the platform issued it, and only this platform’s cookies.',
  },
  forbidden: {
    status: 403,
    cause: 'The viewer has no permission for this call.',
    remedy: 'Ask the account’s administrator for permission.',
  },
  notFound: {
    status: 404,
    cause: 'The record or path does not exist, or the viewer has no access to it.',
    remedy: 'Check the address and who is logged in.',
  },
  methodNotAllowed: {
    status: 405,
    cause: 'The path does not support that method.',
    remedy: 'Use the method listed in the OpenAPI document.',
  },
  conflict: {
    status: 409,
    cause: 'The record was changed in the meantime or already exists.',
    remedy: 'Read it again and repeat the change.',
  },
  answerNotStored: {
    status: 409,
    cause:
      'A call with this Idempotency-Key has succeeded, but its answer was too large to be stored.',
    remedy: 'Read the record instead of repeating the call.',
  },
  idempotencyKeyReused: {
    status: 422,
    cause: 'The Idempotency-Key was sent before with another input.',
    remedy: 'Send a new key with every new call, and the same key only with the same input.',
  },
  tooManyRequests: {
    status: 429,
    cause: 'The key, IP address or token made too many requests, or too many list calls at once.',
    remedy: 'Wait for the seconds of Retry-After.',
  },
  internal: {
    status: 500,
    cause: 'A defect in the platform.',
    remedy: 'Send support the request ID.',
  },
  busy: {
    status: 503,
    cause: 'Another call is changing the record, or too much work of this kind is waiting.',
    remedy: 'Repeat the call after the seconds of Retry-After.',
  },
  overloaded: {
    status: 503,
    cause: 'The platform is at its limit.',
    remedy: 'Repeat the call after the seconds of Retry-After.',
  },
  storageFull: {
    status: 507,
    cause: 'The disk of the platform or of its database is full. Nothing was changed.',
    remedy: 'Don’t repeat the call at once: an operator has to free space. /healthz says when.',
  },
  unavailable: {
    status: 503,
    cause: 'The platform can’t reach its database.',
    remedy: 'Repeat the call a moment later.',
  },
} as const satisfies ErrorRows
