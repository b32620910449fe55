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
  summary: 'Get a sign-up link',
  description: 'The purpose of the link and the invited person.',
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
  summary: 'Sign up',
  description:
    'Creates an account and its first user. Logs the user in if a sign-up link’s `validationToken` is given. Otherwise returns no tokens and emails a link to confirm the address.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'key',
  query: z.object({ validationToken: z.optional(required) }),
  body: signUpInput,
  answer: z.object({
    accessToken: z.optional(tokens.shape.accessToken),
    issuedAt: z.optional(tokens.shape.issuedAt),
    expiresIn: z.optional(tokens.shape.expiresIn),
    refreshToken: z.optional(tokens.shape.refreshToken),
  }),
  errors: ['invalidInput', 'passwordRefused', 'emailTaken', 'invitationRefused', ...linkErrors],
})

export const joinAccount = endpoint({
  id: 'joinAccount',
  method: 'POST',
  path: '/api/auth/v1/join',
  summary: 'Join an account',
  description: 'Creates the user that a sign-up link invites, and logs them in.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'key',
  query: linkQuery,
  body: joinInput,
  answer: tokens,
  errors: ['passwordRefused', 'emailTaken', 'tokenUnauthorised', ...linkErrors],
})

export const validateSignUp = endpoint({
  id: 'validateSignUp',
  method: 'POST',
  path: '/api/auth/v1/validateSignUp/{token}',
  summary: 'Confirm an email address',
  description: 'For users who signed up. The link works once.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'key',
  params: linkToken,
  errors: linkErrors,
})

export const resendValidationEmail = endpoint({
  id: 'resendValidationEmail',
  method: 'POST',
  path: '/api/auth/v1/resendValidationEmail/{email}',
  summary: 'Resend the validation email',
  description:
    'Sends the sign-up or confirmation link again if one is open for the address. The response is the same if there is none.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'key',
  params: z.object({ email: required }),
  errors: ['tooManyRequests'],
})

export const checkUserInvited = endpoint({
  id: 'checkUserInvited',
  method: 'GET',
  path: '/api/auth/v1/checkUserInvited/{token}',
  summary: 'Check an invitation link',
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
  summary: 'Accept an invitation',
  description: 'Sets the invited user’s password and logs them in. The link works once.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'key',
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
  summary: 'Invite a user',
  description: 'Creates a user without a password and emails them a link to set one.',
  source: 'own design',
  audience: 'token',
  permission: 'user:manage',
  rateLimit: 'invitation',
  idempotency: 'key',
  body: userInvitation,
  errors: ['emailTaken'],
})

export const inviteOrganisation = endpoint({
  id: 'inviteOrganisation',
  method: 'POST',
  path: '/api/user/v1/organisation-invitations',
  summary: 'Invite an account',
  description: 'Emails a sign-up link and an invitation code to the account’s first user.',
  source: 'own design',
  audience: 'token',
  permission: 'agency:manage',
  rateLimit: 'invitation',
  idempotency: 'key',
  body: organisationInvitation,
  errors: ['emailTaken'],
})

export const listInvitableRoles = endpoint({
  id: 'listInvitableRoles',
  method: 'GET',
  path: '/api/user/v1/invitations/roles',
  summary: 'List roles for invitations',
  description: 'The roles that the caller can assign in an account.',
  source: 'own design',
  audience: 'token',
  permission: 'user:manage',
  /** The organisation of the invitation; by default the viewer's own. */
  query: z.object({ organisationId: z.optional(required) }),
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
})
