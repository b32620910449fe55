import { getUserSettings, putUserSettings } from '#core/platform/settings/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { readSettings, writeSettings } from './service.ts'

/** The UI settings of a user. */
export const settingsRoutes: readonly Route[] = [
  route(getUserSettings, (_input, { services, viewer }) =>
    readSettings(services, signedIn(viewer).userId),
  ),
  route(putUserSettings, ({ body }, { services, viewer }) =>
    writeSettings(services, signedIn(viewer).userId, body),
  ),
]
