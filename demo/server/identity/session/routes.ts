import {
  getLoginStatus,
  getMe,
  openAccess,
  refreshTokens,
  signOut,
} from '#core/identity/session/endpoints.ts'
import { openByKey } from '../access/service.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { endSession, refresh, signOutOf } from './service.ts'
import type { SessionWorkflows } from './workflows.ts'

export const sessionRoutes = (workflows: SessionWorkflows): readonly Route[] => [
  route(refreshTokens, ({ body }, { services }) => refresh(services, body.refreshToken)),
  route(signOut, async ({ body }, { services, viewer }) => {
    if (body.refreshToken) await signOutOf(services, body.refreshToken)
    else if (viewer.kind === 'user') await endSession(services, viewer.sessionId)
    return undefined
  }),
  route(getLoginStatus, async (_input, { viewer }) => {
    const { userId, accountId } = signedIn(viewer)
    return { isLoggedIn: true, userId, accountId }
  }),
  route(getMe, workflows.getMe),
  route(openAccess, ({ body }, context) => openByKey(body, context)),
]
