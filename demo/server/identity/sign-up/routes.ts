import { addAgency as addAgencyCall } from '#core/directory/agencies/endpoints.ts'
import { validatePassword } from '#core/identity/passwords/endpoints.ts'
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
import { addAgency } from './add-agency.ts'
import { requestSignUp } from './by-oneself.ts'
import { confirmAddress } from './confirm.ts'
import { detailsOf } from './details.ts'
import { inviteOrganisation, inviteUser, rolesToGive } from './invite.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { joinByLink } from './join.ts'
import { requestResend } from './resend.ts'
import { validateTyped } from './validate-password.ts'
import { signUpByLink } from './with-link.ts'

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
  // A link of a sign-up is valid here too, beside those of passwords.
  route(validatePassword, async ({ query, body }, { services }) => {
    await validateTyped(services, query.token, body.password)
    return undefined
  }),
  route(addAgencyCall, ({ body }, context) => addAgency(context, body)),
  route(inviteUserCall, ({ body }, context) => inviteUser(context, body)),
  route(inviteOrganisationCall, ({ body }, context) => inviteOrganisation(context, body)),
  route(listInvitableRoles, ({ query }, context) => rolesToGive(context, query.organisationId)),
]
