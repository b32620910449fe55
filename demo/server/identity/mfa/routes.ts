import * as calls from '#core/identity/mfa/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { confirmPassword } from './confirm-password.ts'
import { lockUnchanged } from './credential-state.ts'
import { checkSetUp, finishSetUp, setUp } from './set-up.ts'
import { disableFactor } from './change-factor.ts'
import type { MfaWorkflows } from './workflows.ts'

export const mfaRoutes = (workflows: MfaWorkflows): readonly Route[] => [
  route(calls.setUpMfa, ({ body }, { services, viewer, region }) =>
    setUp(services, { ...signedIn(viewer), region }, body),
  ),
  route(calls.updateMfa, async ({ query, body }, { services, viewer }) => {
    await finishSetUp(services, signedIn(viewer).userId, query.mfaType, body)
    return undefined
  }),
  route(calls.verifyMfa, async ({ body }, { services, viewer }) => {
    await checkSetUp(services, signedIn(viewer).userId, body.code)
    return undefined
  }),
  route(calls.resetMfa, async ({ body }, { services, viewer }) => {
    const user = signedIn(viewer)
    const confirmed = await confirmPassword(services, user, body.password)
    await services.database.transaction(async () => {
      await lockUnchanged(services, confirmed)
      await disableFactor(services, user.userId)
    })
    return undefined
  }),
  route(calls.requestMfaReset, workflows.requestMfaReset),
  route(calls.confirmMfaReset, workflows.confirmMfaReset),
]
