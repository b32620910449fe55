import {
  checkUserInvited,
  getValidationToken,
  inviteOrganisation as inviteOrganisationCall,
  inviteUser as inviteUserCall,
  joinAccount,
  listInvitableRoles,
  resendValidationEmail,
  signUp,
  validateSignUp,
  validateUserInvited,
} from '#core/identity/sign-up/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { userOf } from '../passwords/links.ts'
import { requestSignUp } from './request-sign-up.ts'
import { confirmAddress } from './confirm.ts'
import { detailsOf } from './details.ts'
import { inviteOrganisation, inviteUser, assignableRoles } from './invite.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { joinByLink } from './join.ts'
import { requestResend } from './resend.ts'
import { signUpByLink } from './sign-up-by-link.ts'

export const signUpRoutes: readonly Route[] = [
  route(getValidationToken, ({ params }, { services }) => detailsOf(services, params.token)),
  route(signUp, ({ query: { validationToken }, body }, context) =>
    validationToken === undefined
      ? requestSignUp(context, body)
      : signUpByLink(context, validationToken, body),
  ),
  route(joinAccount, ({ query, body }, context) =>
    joinByLink(context, query.validationToken, body),
  ),
  route(validateSignUp, ({ params }, { services }) => confirmAddress(services, params.token)),
  route(resendValidationEmail, ({ params }, { services }) => requestResend(services, params.email)),
  route(checkUserInvited, async ({ params }, { services }) => {
    await userOf(services, params.token, 'INVITATION')
    return undefined
  }),
  route(validateUserInvited, ({ params, body }, context) =>
    acceptInvitation(context, params.token, body.password),
  ),
  route(inviteUserCall, ({ body }, context) => inviteUser(context, body)),
  route(inviteOrganisationCall, ({ body }, context) => inviteOrganisation(context, body)),
  route(listInvitableRoles, ({ query }, context) => assignableRoles(context, query.organisationId)),
]
