import { signIn } from '#core/identity/sign-in/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signInByPassword } from './service.ts'

export const signInRoutes: readonly Route[] = [
  route(signIn, ({ body }, context) => signInByPassword(body, context)),
]
