import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const token = 'token-of-the-mail'
const newPassword = 'lantern-orchard-47-Tide'

/** A sample input of each endpoint of this domain. */
export const samples = {
  listPasswordConstraints: {},
  validatePassword: { query: {}, body: { password: newPassword } },
  requestPasswordReset: ({ email, humanProof }) => ({
    params: { email },
    query: { captchaResponse: humanProof },
  }),
  sendPasswordReset: ({ email }) => ({ params: { email } }),
  checkPasswordReset: { params: { token } },
  setPassword: { params: { token }, body: { password: newPassword } },
  changePassword: ({ password }) => ({
    body: { currentPassword: password, password: newPassword },
  }),
} satisfies SamplesOf<typeof endpoints>
