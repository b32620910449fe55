import {
  getLoginStatus,
  openAccess,
  refreshTokens,
  signOut,
} from '#core/identity/session/endpoints.ts'
import { getPermissionsMap } from '#core/identity/permissions/endpoints.ts'
import { getUserSettings, putUserSettings } from '#core/platform/settings/endpoints.ts'
import { getFeatureFlags } from '#core/platform/flags/endpoints.ts'
import { getConsoleVersion } from '#core/platform/version/endpoints.ts'
import { getEnvironment } from '#core/platform/environment/endpoints.ts'
import { openByKey } from '../access/service.ts'
import { readFlags } from '../../kernel/demo-controls/state.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { permissionsMapOf } from '../../directory/users/permissions.ts'
import { readSettings, writeSettings } from './settings.ts'
import { endSession, refresh, signOutOf } from './service.ts'

export const sessionRoutes: readonly Route[] = [
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
  route(openAccess, ({ body }, context) => openByKey(body, context)),
  route(getEnvironment, async (_input, { services: { config } }) => ({
    envName: config.environment,
    prod: config.environment === 'prod',
    ...(config.errorReports && { errorReports: config.errorReports }),
  })),
  route(getPermissionsMap, async (_input, { viewer }) =>
    permissionsMapOf(viewer.kind === 'user' ? viewer.permissions : []),
  ),
  route(getConsoleVersion, async (_input, { services: { config } }) => ({
    v: config.clientVersion,
  })),
  route(getFeatureFlags, (_input, { services }) => readFlags(services)),
  route(getUserSettings, (_input, { services, viewer }) =>
    readSettings(services, signedIn(viewer).userId),
  ),
  route(putUserSettings, ({ body }, { services, viewer }) =>
    writeSettings(services, signedIn(viewer).userId, body),
  ),
]
