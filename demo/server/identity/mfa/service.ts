import { and, eq, lt } from 'drizzle-orm'
import { codeLength } from '#core/identity/mfa/model.ts'
import type { Services } from '../../kernel/services.ts'
import { users } from '../../directory/users/tables.ts'
import { sendCode, consumeCode } from './codes.ts'
import { stepOf } from './totp.ts'
import { usedSteps, userFactors } from './tables.ts'

const factorOf = async ({ database }: Services, userId: string) => {
  const [row] = await database
    .handle()
    .select({
      mfaType: users.mfaType,
      email: users.email,
      ownPhone: users.phone,
      secret: userFactors.secret,
      phone: userFactors.phone,
    })
    .from(users)
    .leftJoin(userFactors, eq(userFactors.userId, users.id))
    .where(eq(users.id, userId))
  return row
}

/** Sends the sign-in code to users whose factor is mail or text. */
export const challengeFor = async (services: Services, userId: string): Promise<void> => {
  const factor = await factorOf(services, userId)
  if (!factor) return
  const { mfaType, email } = factor
  const phone = factor.phone ?? factor.ownPhone
  if (mfaType === 'SMS' && phone) {
    await sendCode(services, userId, 'SIGN_IN', { to: phone, via: 'text' })
  } else if (mfaType === 'EMAIL' || mfaType === 'SMS') {
    await sendCode(services, userId, 'SIGN_IN', { to: email, via: 'email' })
  }
}

/** Used steps are stored for longer than their codes are valid. */
const stepsRemembered = 10

/** Marks a step as used; false when it was used before, also by a parallel call. */
export const consumeStep = async (
  { database }: Services,
  userId: string,
  step: number,
): Promise<boolean> => {
  const handle = database.handle()
  const written = await handle
    .insert(usedSteps)
    .values({ userId, step })
    .onConflictDoNothing()
    .returning()
  await handle
    .delete(usedSteps)
    .where(and(eq(usedSteps.userId, userId), lt(usedSteps.step, step - stepsRemembered)))
  return written.length > 0
}

/**
 * Whether a code matches the user's second factor; consumes the code. Wrong codes by mail and text
 * count, so do not call it in a transaction that rolls back. False for users without a factor.
 */
export const acceptsCode = async (
  services: Services,
  userId: string,
  code: string,
): Promise<boolean> => {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d+$/.test(digits) || digits.length !== codeLength) return false
  const factor = await factorOf(services, userId)
  switch (factor?.mfaType) {
    case 'GOOGLE': {
      const step = factor.secret && stepOf(factor.secret, digits, services.clock.now())
      return step ? consumeStep(services, userId, step) : false
    }
    case 'SMS':
    case 'EMAIL':
      return consumeCode(services, userId, 'SIGN_IN', digits)
    default:
      return false
  }
}
