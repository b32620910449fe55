import { desc, eq } from 'drizzle-orm'
import type { PasswordConstraint } from '#core/identity/passwords/model.ts'
import {
  brokenRules,
  passwordRules,
  passwordHistoryLength,
  reusedCode,
  type UserDetails,
} from '#core/identity/passwords/rules.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import { ApiError, type FieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { secretMatches } from '../credentials/secrets.ts'
import { users } from '../../directory/users/tables.ts'
import { passwordHistory } from './tables.ts'

const reusedParams = { last: passwordHistoryLength }

/** Every rule with its text. The rule on recent passwords comes last. */
export const listConstraints = (
  { wording }: Services,
  locale: Locale,
): readonly PasswordConstraint[] => {
  const t = wording.in(locale)
  return [
    ...passwordRules.map(({ errorCode, text, params = {} }) => ({
      errorCode,
      displayText: t(text, params),
    })),
    { errorCode: reusedCode, displayText: t('api-errors:passwordReused', reusedParams) },
  ]
}

/** Known data of the user whose password it will be. Future users have no `id`. */
export interface PasswordUser extends UserDetails {
  readonly id?: string
}

const isReused = async (services: Services, userId: string, password: string): Promise<boolean> => {
  const handle = services.database.handle()
  const [user] = await handle
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const earlier = await handle
    .select({ hash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.replaced))
    .limit(passwordHistoryLength - 1)
  for (const { hash } of user ? [user, ...earlier] : earlier) {
    if (await secretMatches(services, hash, password)) return true
  }
  return false
}

const fieldErrorsOf = (password: string, user: PasswordUser): FieldError[] =>
  brokenRules(password, user).map(({ errorCode, params = {} }) => ({
    code: errorCode,
    field: 'password',
    params,
  }))

/**
 * Rejects a password by the public rules only. Does not compare it with current or recent
 * passwords, because callers could use that to guess them.
 */
export const checkRules = (password: string, user: PasswordUser): void => {
  const fieldErrors = fieldErrorsOf(password, user)
  if (fieldErrors.length > 0) throw new ApiError('passwordRefused', { fieldErrors })
}

/** Rejects a password that breaks rules; `errors` lists their codes. */
export const checkPassword = async (
  services: Services,
  password: string,
  user: PasswordUser = {},
): Promise<void> => {
  const fieldErrors = fieldErrorsOf(password, user)
  if (user.id !== undefined && (await isReused(services, user.id, password))) {
    fieldErrors.push({ code: reusedCode, field: 'password', params: reusedParams })
  }
  if (fieldErrors.length > 0) throw new ApiError('passwordRefused', { fieldErrors })
}
