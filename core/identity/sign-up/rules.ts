import * as z from 'zod/mini'
import { accountTypes, type AccountType } from '../../directory/organisations/account-type.ts'

/** Who signs up without a link, for whom: the kinds of organisation the form offers. */
export const selfSignUpTypes = ['AGENCY', 'CUSTOMER'] as const satisfies readonly AccountType[]
export type SelfSignUpType = (typeof selfSignUpTypes)[number]

/** Whether the form asks for the producer's number: of everybody but customers (spec 1 §5). */
export const asksForNpn = (accountType: string): boolean => accountType !== 'CUSTOMER'

const emailShape = z.email()
const isEmail = (text: string): boolean => emailShape.safeParse(text).success

const needed = (code: string) =>
  z.string().check(z.trim(), z.minLength(1, code), z.maxLength(100, 'textTooLong'))

const emailField = z.string().check(
  z.trim(),
  z.minLength(1, 'sign-in:required'),
  // Nothing typed has its own text. An aborting check would keep the rest from being told.
  z.refine((text) => text === '' || isEmail(text), 'sign-in:invalid'),
)

/**
 * The sign-up form but for the password and the terms, which no draft keeps (spec 1 §5). Without a
 * link it asks for the address and the kind of organisation too.
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

/** The join form but for the password; names only where it asks for them. */
export const joinForm = (asks: { readonly names: boolean }) =>
  z.object(
    asks.names
      ? { firstName: needed('firstNameRequired'), lastName: needed('lastNameRequired') }
      : { firstName: z.string(), lastName: z.string() },
  )
export type JoinForm = z.output<ReturnType<typeof joinForm>>

/** Kinds of organisation that are invited to sign up: all but the provider's own. */
export const invitedTypes = accountTypes.filter((type) => type !== 'PARAPET' && type !== 'UNKNOWN')

/** Invites a person; `organisationName` is what the form shows of `organisationId`. */
export const userInvitationForm = z.object({
  email: emailField,
  firstName: needed('firstNameRequired'),
  lastName: needed('lastNameRequired'),
  organisationId: needed('organizationRequired'),
  organisationName: z.string(),
  roleId: needed('roleRequired'),
})
export type UserInvitationForm = z.output<typeof userInvitationForm>

/** Invites an organisation by the first of its people. */
export const organisationInvitationForm = z.object({
  email: emailField,
  organization: needed('organizationRequired'),
  accountType: z.string(),
})
export type OrganisationInvitationForm = z.output<typeof organisationInvitationForm>
