import { eq } from 'drizzle-orm'
import type { Factor } from '#core/identity/mfa/model.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import { forgetDevices } from '../credentials/devices.ts'
import { regionOfUser } from '../../directory/users/user-region.ts'
import { users } from '../../directory/users/tables.ts'
import { invalidateCodes } from './codes.ts'
import { mfaSetUps, userFactors } from './tables.ts'

/** A factor whose codes were right. */
export interface ConfirmedFactor {
  readonly mfaType: Factor
  readonly secret: string | null
  readonly phone: string | null
}

const setFactor = async (
  services: Services,
  userId: string,
  factor: ConfirmedFactor | undefined,
): Promise<typeof users.$inferSelect | undefined> => {
  const handle = services.database.handle()
  await handle.delete(userFactors).where(eq(userFactors.userId, userId))
  if (factor) {
    const { secret, phone } = factor
    await handle.insert(userFactors).values({ userId, secret, phone })
  }
  await handle.delete(mfaSetUps).where(eq(mfaSetUps.userId, userId))
  await invalidateCodes(services, userId, 'SIGN_IN')
  await invalidateCodes(services, userId, 'SET_UP')
  await forgetDevices(services, userId)
  const [user] = await handle
    .update(users)
    .set({ mfaType: factor?.mfaType ?? 'NONE' })
    .where(eq(users.id, userId))
    .returning()
  return user
}

const mail = async (
  services: Services,
  { id, email, firstName }: typeof users.$inferSelect,
  mfaType: Factor | 'NONE',
): Promise<void> => {
  const region = await regionOfUser(services, id)
  const t = mailTexts(services, region)
  const link = portalLink(services, region, '/forgot-password')
  const subject = t(mfaType === 'NONE' ? 'mails:mfa.off.subject' : 'mails:mfa.on.subject')
  const text =
    mfaType === 'NONE'
      ? t('mails:mfa.off.text', { firstName, link })
      : t('mails:mfa.on.text', { firstName, link, factor: t(`mails:mfa.factor.${mfaType}`) })
  await services.send({ region, to: email, via: 'email', subject, text })
}

/**
 * Turns on a confirmed factor in place of the previous one, removes remembered devices and sends a
 * mail.
 */
export const enableFactor = (
  services: Services,
  userId: string,
  factor: ConfirmedFactor,
): Promise<void> =>
  services.database.transaction(async () => {
    const user = await setFactor(services, userId, factor)
    if (user) await mail(services, user, factor.mfaType)
  })

/** Turns off a user's second factor. Sends a mail if there was one. */
export const disableFactor = (services: Services, userId: string): Promise<void> =>
  services.database.transaction(async () => {
    const [before] = await services.database
      .handle()
      .select({ mfaType: users.mfaType })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    const user = await setFactor(services, userId, undefined)
    if (user && before?.mfaType !== 'NONE') await mail(services, user, 'NONE')
  })
