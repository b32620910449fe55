import {
  authorizeHost,
  exchangeHostCode,
  getHostRequest,
  getEmbedUser,
} from '#core/identity/host-sign-in/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { authorize, exchange, requestOf, signedInUserOf } from './service.ts'

export const hostSignInRoutes: readonly Route[] = [
  route(getHostRequest, ({ query }, { services }) => requestOf(services, query)),
  route(authorizeHost, ({ body }, { services, viewer }) =>
    authorize(services, signedIn(viewer), body),
  ),
  route(exchangeHostCode, ({ body }, context) => exchange(body, context)),
  route(getEmbedUser, (_input, context) => signedInUserOf(context)),
]
