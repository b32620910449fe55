import {
  changePassword,
  checkPasswordReset,
  listPasswordConstraints,
  requestPasswordReset,
  sendPasswordReset,
  setPassword,
  validatePassword,
} from '#core/identity/passwords/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { changeOwn } from './change.ts'
import { listConstraints } from './check-password.ts'
import { userOf } from './links.ts'
import { requestReset, sendReset, setByLink } from './reset.ts'
import type { PasswordWorkflows } from './workflows.ts'

export const passwordRoutes = (workflows: PasswordWorkflows): readonly Route[] => [
  route(listPasswordConstraints, async (_input, { services, locale }) => [
    ...listConstraints(services, locale),
  ]),
  route(requestPasswordReset, ({ params, query }, { services }) =>
    requestReset(services, { email: params.email, proof: query.captchaResponse }),
  ),
  route(sendPasswordReset, ({ params }, { services, viewer }) =>
    sendReset(services, signedIn(viewer), params.email),
  ),
  route(checkPasswordReset, async ({ params }, { services }) => {
    await userOf(services, params.token, 'PASSWORD_RESET')
    return undefined
  }),
  route(setPassword, ({ params, body }, context) => setByLink(context, params.token, body)),
  route(changePassword, ({ body }, { services, viewer }) =>
    changeOwn(services, signedIn(viewer), body),
  ),
  route(validatePassword, workflows.validatePassword),
]
