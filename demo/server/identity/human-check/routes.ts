import { getHumanChallenge, getSiteKey } from '#core/identity/human-check/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { newChallenge, siteKeyOf } from './service.ts'

export const humanCheckRoutes: readonly Route[] = [
  route(getSiteKey, async ({ query }, { locale }) => ({
    siteKey: siteKeyOf(query.locale ?? locale),
  })),
  route(getHumanChallenge, ({ query }, { services }) => newChallenge(services, query.siteKey)),
]
