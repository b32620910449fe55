import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { required, secret, tokens } from '../session/model.ts'
import {
  joinInput,
  organisationInvitation,
  signUpInput,
  tokenDetails,
  userInvitation,
} from './model.ts'

const linkToken = z.object({ token: required })
const linkQuery = z.object({ validationToken: required })
const linkErrors = ['linkNotFound'] as const

export const getValidationToken = endpoint({
  id: 'getValidationToken',
  method: 'GET',
  path: '/api/auth/v1/validationTokens/{token}',
  summary: 'Tells what a sign-up link stands for.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  params: linkToken,
  answer: tokenDetails,
  errors: [...linkErrors, 'linkExpired'],
})

export const signUp = endpoint({
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/v1/signup',
  summary:
    'Makes an organisation and its first user. With a link’s validationToken it signs them in; without, 204-like: no tokens, and a mail to confirm the address goes out.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  query: z.object({ validationToken: z.optional(required) }),
  body: signUpInput,
  answer: z.partial(tokens),
  errors: ['invalidInput', 'passwordRefused', 'emailTaken', 'invitationRefused', ...linkErrors],
})

export const joinAccount = endpoint({
  id: 'joinAccount',
  method: 'POST',
  path: '/api/auth/v1/join',
  summary: 'Makes the user that a link invites into an organisation, and signs them in.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  query: linkQuery,
  body: joinInput,
  answer: tokens,
  errors: ['passwordRefused', 'emailTaken', 'tokenUnauthorised', ...linkErrors],
})

export const validateSignUp = endpoint({
  id: 'validateSignUp',
  method: 'POST',
  path: '/api/auth/v1/validateSignUp/{token}',
  summary: 'Confirms the e-mail address of a user who signed up. The link works once.',
  source: 'chosen',
  audience: 'public',
  rateLimit: 'link',
  params: linkToken,
  errors: linkErrors,
})

export const resendValidationEmail = endpoint({
  id: 'resendValidationEmail',
  method: 'POST',
  path: '/api/auth/v1/resendValidationEmail/{email}',
  summary:
    'Mails the sign-up or validation link again, if one waits for the address: the answer is the same either way.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  params: z.object({ email: required }),
  errors: ['tooManyRequests'],
})

export const checkUserInvited = endpoint({
  id: 'checkUserInvited',
  method: 'GET',
  path: '/api/auth/v1/checkUserInvited/{token}',
  summary: 'Tells whether the link of an invited user still works.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  params: linkToken,
  errors: linkErrors,
})

export const validateUserInvited = endpoint({
  id: 'validateUserInvited',
  method: 'POST',
  path: '/api/auth/v1/validateUserInvited/{token}',
  summary: 'Sets the password of an invited user and signs them in. The link works once.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  params: linkToken,
  body: z.object({ password: secret }),
  answer: tokens,
  errors: [
    'passwordRefused',
    'passwordChangedMeanwhile',
    'mfaChangedMeanwhile',
    'userDisabled',
    ...linkErrors,
  ],
})

export const inviteUser = endpoint({
  id: 'inviteUser',
  method: 'POST',
  path: '/api/user/v1/invitations',
  summary: 'Makes a user without a password and mails them a link to set one.',
  source: 'chosen',
  audience: 'token',
  permission: 'user:manage',
  rateLimit: 'invitation',
  body: userInvitation,
  errors: ['emailTaken'],
})

export const inviteOrganisation = endpoint({
  id: 'inviteOrganisation',
  method: 'POST',
  path: '/api/user/v1/organisation-invitations',
  summary: 'Mails a sign-up link and an invitation code to the first user of a new organisation.',
  source: 'chosen',
  audience: 'token',
  permission: 'agency:manage',
  rateLimit: 'invitation',
  body: organisationInvitation,
  errors: ['emailTaken'],
})

export const listInvitableRoles = endpoint({
  id: 'listInvitableRoles',
  method: 'GET',
  path: '/api/user/v1/invitations/roles',
  summary: 'Lists the roles that the viewer may give in an invitation into an organisation.',
  source: 'chosen',
  audience: 'token',
  permission: 'user:manage',
  /** The organisation, as for an invitation: the viewer's own when absent. */
  query: z.object({ organisationId: z.optional(required) }),
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
})
