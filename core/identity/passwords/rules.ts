import type { WordingKey } from '../../foundation/wording/namespaces.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Minimum and maximum length of a password. */
export const passwordLength = { min: 8, max: 128 } as const

/** Number of recent passwords that must not be used again; only the server knows them. */
export const passwordHistoryLength = 5

/** Code of the one rule that only the server can check: no recent password. */
export const reusedCode = 'passwordReused'

/** The user's data, which a password must not contain. */
export interface UserDetails {
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

/** A password rule. `isMet` is pure, and used by client and server. */
export interface PasswordRule {
  readonly errorCode: string
  /** Its text with params. */
  readonly text: WordingKey
  readonly params?: Readonly<Record<string, number>>
  isMet(password: string, known: UserDetails): boolean
}

/** Shorter parts of a name are ignored, because they occur in any password. */
const minNameLength = 3

const charactersOf = (text: string): number => Array.from(text).length

const holds = (password: string, part: string | undefined): boolean => {
  const looked = part?.trim().toLowerCase() ?? ''
  return charactersOf(looked) >= minNameLength && password.toLowerCase().includes(looked)
}

/** The password rules (spec 1 §5 leaves them to the server), in display order. */
export const passwordRules: readonly PasswordRule[] = [
  {
    errorCode: 'passwordTooShort',
    text: 'api-errors:passwordTooShort',
    params: passwordLength,
    isMet: (password) => charactersOf(password) >= passwordLength.min,
  },
  {
    errorCode: 'passwordTooLong',
    text: 'api-errors:passwordTooLong',
    params: passwordLength,
    isMet: (password) => charactersOf(password) <= passwordLength.max,
  },
  {
    errorCode: 'passwordNeedsLower',
    text: 'api-errors:passwordNeedsLower',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    errorCode: 'passwordNeedsUpper',
    text: 'api-errors:passwordNeedsUpper',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    errorCode: 'passwordNeedsDigit',
    text: 'api-errors:passwordNeedsDigit',
    isMet: (password) => /\p{Nd}/u.test(password),
  },
  {
    errorCode: 'passwordNeedsSpecial',
    text: 'api-errors:passwordNeedsSpecial',
    isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
  {
    errorCode: 'passwordHoldsName',
    text: 'api-errors:passwordHoldsName',
    isMet: (password, { email, firstName, lastName }) =>
      ![email?.split('@')[0], firstName, lastName].some((part) => holds(password, part)),
  },
  {
    errorCode: 'passwordCommon',
    text: 'api-errors:passwordCommon',
    isMet: (password) => !isCommonPassword(password),
  },
]

/** The rules that a password breaks, in order. */
export const brokenRules = (password: string, known: UserDetails = {}): readonly PasswordRule[] =>
  passwordRules.filter((rule) => !rule.isMet(password, known))

/** The rules by the code of their constraint, for checks while typing. */
export const localRules = (
  known: UserDetails = {},
): Readonly<Record<string, (password: string) => boolean>> =>
  Object.fromEntries(
    passwordRules.map((rule) => [rule.errorCode, (password) => rule.isMet(password, known)]),
  )
