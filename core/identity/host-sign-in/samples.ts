import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A verifier and its challenge, from RFC 7636 (appendix B). */
const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getHostRequest: ({ clientKey, origin }) => ({ query: { clientKey, origin } }),
  authorizeHost: ({ clientKey, origin }) => ({ body: { clientKey, origin, codeChallenge } }),
  exchangeHostCode: ({ clientKey }) => ({
    body: { clientKey, code: 'code-of-the-redirect', codeVerifier },
  }),
  getEmbedUser: {},
} satisfies SamplesOf<typeof endpoints>
