import type { ErrorRows } from './error-row.ts'

/** Failures that the client finds itself. */
export const clientErrors = {
  networkFailed: {
    status: 0,
    cause: 'No answer came: no network, or the page’s policy forbids the address.',
    remedy: 'Repeat the call; check connect-src and api-base.',
  },
  offline: {
    status: 0,
    cause: 'The device has no network.',
    remedy: 'Repeat the call once it is online again.',
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
} as const satisfies ErrorRows
