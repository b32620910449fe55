import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  refreshTokens: { body: { refreshToken: 'token-of-the-sign-in' } },
  signOut: { body: { refreshToken: 'token-of-the-sign-in' } },
  openAccess: ({ clientKey }) => ({ body: { clientKey, visitorId: 'embed-user-of-the-page' } }),
  getLoginStatus: {},
  getMe: {},
} satisfies SamplesOf<typeof endpoints>
