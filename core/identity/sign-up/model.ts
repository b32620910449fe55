import * as z from 'zod/mini'
import { accountTypes } from '../../directory/organisations/account-type.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { required, secret } from '../session/model.ts'
import {
  plausibleName,
  oneLine,
  withoutAddress,
  withoutLink,
} from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'

/** The purpose of a sign-up link; determines the view (spec 1 §2). */
export const tokenTypes = [
  'NEW_ACCOUNT',
  'EXISTING_ACCOUNT',
  'QUOTE_SENT_NEW_USER',
  'QUOTE_LINK_NEW_AGENT',
  'EXISTING_USER',
  'QUOTE_SENT_EXISTING_USER',
  'QUOTE_LINK_EXISTING_AGENT',
] as const
export type TokenType = (typeof tokenTypes)[number]

/** Token details of a sign-up link (spec 1 §3). */
export const tokenDetails = z.object({
  tokenType: openEnum(tokenTypes),
  accountType: openEnum(accountTypes),
  redirectURL: z.optional(z.string()),
  email: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
})
export type TokenDetails = z.output<typeof tokenDetails>

const name = boundedText(100).check(z.trim(), z.normalize('NFC'), oneLine, printable)
const needed = (code: string) => name.check(z.minLength(1, code))
const person = (code: string) => needed(code).check(withoutLink, plausibleName)
const company = needed('organizationRequired').check(withoutAddress)

/** Sign-up (spec 1 §3, §5). `email` only without a link: otherwise the link's address applies. */
export const signUpInput = z.object({
  invitationCode: needed('invitationCodeRequired'),
  organization: company,
  firstName: person('firstNameRequired'),
  lastName: person('lastNameRequired'),
  password: z.string().check(z.minLength(1, 'passwordRequired'), z.maxLength(1024, 'tooLong')),
  npn: z.optional(z.string().check(z.regex(/^\d{0,10}$/, 'npnDigits'))),
  accountType: z.optional(z.enum(accountTypes)),
  email: z.optional(required),
})
export type SignUpInput = z.output<typeof signUpInput>

/** Join (spec 1 §3); names only if the form has the fields. */
export const joinInput = z.object({
  firstName: z.optional(name.check(withoutLink, plausibleName)),
  lastName: z.optional(name.check(withoutLink, plausibleName)),
  password: secret,
})

/** Invites one person into an existing organisation. */
export const userInvitation = z.object({
  email: required,
  firstName: person('firstNameRequired'),
  lastName: person('lastNameRequired'),
  roleId: required,
  /** Staff may invite into any organisation, all others into their own. */
  organisationId: z.optional(required),
})
export type UserInvitation = z.output<typeof userInvitation>

/** Invites an organisation that is new to the platform. */
export const organisationInvitation = z.object({
  email: required,
  organization: company,
  accountType: z.enum(accountTypes),
})
export type OrganisationInvitation = z.output<typeof organisationInvitation>
