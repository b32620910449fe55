import { eq } from 'drizzle-orm'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { organisations, type users } from '../../directory/users/tables.ts'

type User = typeof users.$inferSelect

/** Days until a password expires. */
const passwordLives = 365
const day = 86_400_000

const errorOfStatus = {
  // an invited user has no password yet
  INVITED: 'loginFailed',
  UNVALIDATED: 'emailNotValidated',
  PASSWORD_EXPIRED: 'passwordExpired',
  DISABLED: 'userDisabled',
} as const

const isOutdated = ({ passwordChanged, created }: User, now: Date): boolean =>
  now.getTime() - (passwordChanged ?? created).getTime() > passwordLives * day

/**
 * The error that prevents an authenticated user from signing in; undefined when they may sign in
 * (spec 1 §4).
 */
export const signInErrorOf = async (
  services: Services,
  user: User,
): Promise<ApiError | undefined> => {
  const [organisation] = await services.database
    .handle()
    .select()
    .from(organisations)
    .where(eq(organisations.id, user.organisationId))
  if (user.status !== 'ACTIVE') {
    return new ApiError(errorOfStatus[user.status])
  }
  if (!organisation || organisation.isDisabled) return new ApiError('userDisabled')
  if (organisation.accountType === 'UNKNOWN') return new ApiError('accountTypeUnknown')
  if (isOutdated(user, services.clock.now())) return new ApiError('passwordExpired')
  return undefined
}
