import type { UserClaims } from '#core/identity/session/model.ts'
import { readToken } from '#core/identity/session/read-token.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import {
  redeemDelegationToken,
  impersonateAccount,
  switchAccount,
} from '#core/identity/impersonation/endpoints.ts'
import type { As, TestPlatform } from '../../testing/platform.ts'
import { startSession } from '../session/service.ts'

/** The impersonation calls on a test file's platform, which exists once its tests run. */
export const impersonationCalls = (platform: () => TestPlatform) => {
  const impersonate = (as: As, personaPath: string, accountId: string) =>
    platform().request(impersonateAccount, { params: { personaPath, accountId } }, as)
  const enter = (token: string) => platform().request(redeemDelegationToken, { params: { token } })
  return {
    /** Opens a session of a user that no other test uses. */
    fresh: (userId: string) => startSession(platform().services, { userId }),
    impersonate,
    change: (as: As, accountId: string) =>
      platform().request(switchAccount, { params: { accountId } }, as),
    enter,
    me: (token: string) => platform().request(getMe, {}, { token }),
    claimsOf: (accessToken: string) => readToken(accessToken)?.payload as UserClaims,
    impersonateAs: async (as: As, personaPath: string, accountId: string) =>
      enter((await impersonate(as, personaPath, accountId)).token),
  }
}
