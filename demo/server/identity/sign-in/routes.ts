import { confirmMfaReset, requestMfaReset } from '#core/identity/mfa/endpoints.ts'
import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { confirmReset, requestReset } from './mfa-reset.ts'
import { signInByPassword } from './service.ts'

export const signInRoutes: readonly Route[] = [
  route(signIn, ({ body }, context) => signInByPassword(body, context)),
  route(requestMfaReset, ({ params, body }, context) =>
    requestReset(context, params.id, body.password),
  ),
  route(confirmMfaReset, ({ params }, context) => confirmReset(context, params.resetMFAToken)),
]
