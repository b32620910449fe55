import type { ErrorRows } from './error-row.ts'

/** Errors that the client itself detects. */
export const clientErrors = {
  networkFailed: {
    status: 0,
    cause: 'No response: the network is down, or the page’s policy blocks the address.',
    remedy: 'Repeat the call. Check connect-src and api-base.',
  },
  timedOut: {
    status: 0,
    cause:
      'The platform did not answer within 60 seconds. An upload, or a download that has begun, has 5 minutes.',
    remedy: 'Repeat the call.',
  },
  attributeInvalid: {
    status: 0,
    cause: 'An attribute of the element has an invalid value.',
    remedy: 'Read `attribute` and `message`. The element ignores the attribute.',
  },
  tagTaken: {
    status: 0,
    cause: 'Another script on the page has defined a tag of the platform’s elements.',
    remedy: 'Load the platform’s loader first, or rename the other element.',
  },
  offline: {
    status: 0,
    cause: 'The device has no network.',
    remedy: 'Repeat the call once it is online again.',
  },
  unreadableAnswer: {
    status: 0,
    cause: 'The response has an unexpected shape.',
    remedy: 'Check that api-base points to the platform, and update the client.',
  },
  refused: {
    status: 0,
    cause: 'A response outside 2xx without a code, for example from a proxy.',
    remedy: 'Read the status.',
  },
  cancelled: {
    status: 0,
    cause: 'The caller cancelled the call.',
    remedy: 'No action needed.',
  },
  loadFailed: {
    status: 0,
    cause: 'A chunk, a text or the page’s own `fetchSession` did not load.',
    remedy: 'Try again. Check script-src and the function.',
  },
  viewFailed: {
    status: 0,
    cause: 'A view failed to render.',
    remedy: 'Try again. Send support the details.',
  },
} as const satisfies ErrorRows
