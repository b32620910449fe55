import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  setUpMfa: ({ password }) => ({ body: { mfaType: 'GOOGLE', password } }),
  updateMfa: { query: { mfaType: 'GOOGLE' }, body: { mfa1: '123456', mfa2: '654321' } },
  verifyMfa: { body: { code: '123456' } },
  resetMfa: ({ password }) => ({ body: { password } }),
  requestMfaReset: ({ email, password }) => ({ params: { id: email }, body: { password } }),
  confirmMfaReset: { params: { resetMFAToken: 'token-of-the-mail' } },
} satisfies SamplesOf<typeof endpoints>
