import * as z from 'zod/mini'
import { isEmail } from '../../foundation/validation/email.ts'
import { accountTypes, type AccountType } from '../../directory/organisations/account-type.ts'

/** The kinds of organisation offered by the form without a link. */
export const selfSignUpTypes = ['AGENCY', 'CUSTOMER'] as const satisfies readonly AccountType[]

/** Whether the form asks for the producer's number: for all except customers (spec 1 §5). */
export const asksForNpn = (accountType: string): boolean => accountType !== 'CUSTOMER'

const needed = (code: string) =>
  z.string().check(z.trim(), z.minLength(1, code), z.maxLength(100, 'textTooLong'))

const emailField = z.string().check(
  z.trim(),
  z.minLength(1, 'sign-in:required'),
  // An empty text has its own message. An aborting check would hide the other errors.
  z.refine((text) => text === '' || isEmail(text), 'sign-in:invalid'),
)

/**
 * The sign-up form except the password and the terms, which no draft stores (spec 1 §5). Without a
 * link it also asks for the address and the kind of organisation.
 */
export const signUpForm = ({ asksForEmail }: { readonly asksForEmail: boolean }) =>
  z
    .object({
      accountType: z.string(),
      invitationCode: needed('invitationCodeRequired'),
      organization: needed('organizationRequired'),
      firstName: needed('firstNameRequired'),
      lastName: needed('lastNameRequired'),
      npn: z.string().check(z.trim(), z.regex(/^\d{0,10}$/, 'npnDigits')),
      email: asksForEmail ? emailField : z.string(),
    })
    .check(({ value, issues }) => {
      if (value.npn !== '' || !asksForNpn(value.accountType)) return
      issues.push({
        code: 'custom',
        input: value,
        path: ['npn'],
        message: 'producerNumberRequired',
      })
    })
export type SignUpForm = z.output<ReturnType<typeof signUpForm>>

/** The join form except the password; asks for names only in some cases. */
export const joinForm = (asks: { readonly names: boolean }) =>
  z.object(
    asks.names
      ? { firstName: needed('firstNameRequired'), lastName: needed('lastNameRequired') }
      : { firstName: z.string(), lastName: z.string() },
  )
export type JoinForm = z.output<ReturnType<typeof joinForm>>

/** Kinds of organisation that can be invited: all except the provider's own. */
export const invitedTypes = accountTypes.filter((type) => type !== 'PARAPET' && type !== 'UNKNOWN')

/** Invites a person; `organisationName` is displayed for `organisationId`. */
export const userInvitationForm = z.object({
  email: emailField,
  firstName: needed('firstNameRequired'),
  lastName: needed('lastNameRequired'),
  organisationId: needed('organizationRequired'),
  organisationName: z.string(),
  roleId: needed('roleRequired'),
})
export type UserInvitationForm = z.output<typeof userInvitationForm>

/** Invites an organisation through its first user. */
export const organisationInvitationForm = z.object({
  email: emailField,
  organization: needed('organizationRequired'),
  accountType: z.string(),
})
export type OrganisationInvitationForm = z.output<typeof organisationInvitationForm>
