import * as z from 'zod/mini'
import type { AccountType } from '../accounts/account-type.ts'

/** Who signs up without a link, for whom: the kinds of organisation the form offers. */
export const selfSignUpTypes = ['AGENCY', 'CUSTOMER'] as const satisfies readonly AccountType[]
export type SelfSignUpType = (typeof selfSignUpTypes)[number]

/** Whether the form asks for the producer's number: of everybody but customers (spec 1 §5). */
export const asksForNpn = (accountType: AccountType | 'unknown' | undefined): boolean =>
  accountType !== 'CUSTOMER'

const needed = (code: string) =>
  z.string().check(z.trim(), z.minLength(1, code), z.maxLength(100, 'textTooLong'))

/** The sign-up form but for the password and the terms, which no draft keeps (spec 1 §5). */
export const signUpForm = (asks: { readonly npn: boolean; readonly email: boolean }) =>
  z.object({
    invitationCode: needed('invitationCodeRequired'),
    organization: needed('organizationRequired'),
    firstName: needed('firstNameRequired'),
    lastName: needed('lastNameRequired'),
    npn: asks.npn
      ? needed('producerNumberRequired').check(z.regex(/^\d{0,10}$/, 'npnDigits'))
      : z.string(),
    email: asks.email
      ? z
          .string()
          .check(
            z.trim(),
            z.minLength(1, { error: 'sign-in:required', abort: true }),
            z.email('sign-in:invalid'),
          )
      : z.string(),
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
