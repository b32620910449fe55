import { eq } from 'drizzle-orm'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { organisations, type users } from '../../directory/users/tables.ts'

type User = typeof users.$inferSelect

/** Days that a password lives. */
const passwordLives = 365
const day = 86_400_000

const refusalOf = {
  // who was invited has no password that could be right
  INVITED: 'loginFailed',
  UNVALIDATED: 'emailNotValidated',
  PASSWORD_EXPIRED: 'passwordExpired',
  DISABLED: 'userDisabled',
} as const

const isOutdated = ({ passwordChanged, created }: User, now: Date): boolean =>
  now.getTime() - (passwordChanged ?? created).getTime() > passwordLives * day

/** What keeps a user out who is who they say; undefined when nothing does (spec 1 §4). */
export const refusalOfStanding = async (
  services: Services,
  user: User,
): Promise<Refusal | undefined> => {
  const [organisation] = await services.database
    .handle()
    .select()
    .from(organisations)
    .where(eq(organisations.id, user.organisationId))
  if (user.status !== 'ACTIVE') {
    return new Refusal(refusalOf[user.status])
  }
  if (!organisation || organisation.isDisabled) return new Refusal('userDisabled')
  if (organisation.accountType === 'UNKNOWN') return new Refusal('accountTypeUnknown')
  if (isOutdated(user, services.clock.now())) return new Refusal('passwordExpired')
  return undefined
}
