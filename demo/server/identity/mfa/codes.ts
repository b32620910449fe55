import { randomInt } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { codeLength } from '#core/identity/mfa/model.ts'
import { regionOfUser } from '../../directory/users/user-region.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import type { Services } from '../../kernel/services.ts'
import { hashSecret, secretMatches } from '../credentials/secrets.ts'
import { mfaRules } from './rules.ts'
import { mfaCodes, type CodePurpose } from './tables.ts'

/** The recipient of a code. */
export interface Addressee {
  readonly to: string
  readonly via: 'email' | 'text'
}

const textOf = {
  SIGN_IN: { email: 'mails:mfa.signIn.text', text: 'mails:mfa.signIn.textMessage' },
  SET_UP: { email: 'mails:mfa.setUp.text', text: 'mails:mfa.setUp.textMessage' },
} as const

const mailLimit = { calls: mfaRules.mailsAnHour, seconds: 3_600 }

/** Counts a mail with a code; 429 above the user's hourly limit. Call it outside transactions. */
export const countMail = ({ limits }: Services, userId: string): Promise<void> =>
  limits.take('mfa mails', userId, mailLimit)

/**
 * Stores and queues a counted code, unless one was sent within the last 30 seconds, so that two
 * tabs send one code. Returns whether a code was sent.
 */
export const storeCode = async (
  services: Services,
  userId: string,
  purpose: CodePurpose,
  { to, via }: Addressee,
): Promise<boolean> => {
  const { database, clock } = services
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const hash = await hashSecret(services, code)
  return database.transaction(async () => {
    const sent = clock.now()
    const [written] = await database
      .handle()
      .insert(mfaCodes)
      .values({ userId, purpose, hash, sent })
      .onConflictDoUpdate({
        target: [mfaCodes.userId, mfaCodes.purpose],
        set: { hash, sent, wrongTries: 0 },
        setWhere: lte(mfaCodes.sent, new Date(sent.getTime() - mfaRules.resendAfter)),
      })
      .returning()
    if (!written) return false
    const region = await regionOfUser(services, userId)
    const t = mailTexts(services, region)
    await services.send({
      region,
      to,
      via,
      subject: t('mails:mfa.subject'),
      text: t(textOf[purpose][via], { code, minutes: mfaRules.codeLives / 60_000 }),
    })
    return true
  })
}

/** Milliseconds until another code can be sent. */
export const waitForCode = async (
  { database, clock }: Services,
  userId: string,
  purpose: CodePurpose,
): Promise<number> => {
  const [row] = await database
    .handle()
    .select({ sent: mfaCodes.sent })
    .from(mfaCodes)
    .where(and(eq(mfaCodes.userId, userId), eq(mfaCodes.purpose, purpose)))
  if (!row) return 0
  return Math.max(0, row.sent.getTime() + mfaRules.resendAfter - clock.now().getTime())
}

/** Sends a code unless one was sent within the last 30 seconds. Call it outside transactions. */
export const sendCode = async (
  services: Services,
  userId: string,
  purpose: CodePurpose,
  addressee: Addressee,
): Promise<void> => {
  if ((await waitForCode(services, userId, purpose)) > 0) return
  await countMail(services, userId)
  await storeCode(services, userId, purpose, addressee)
}

const isCodeOf = (userId: string, purpose: CodePurpose) =>
  and(eq(mfaCodes.userId, userId), eq(mfaCodes.purpose, purpose))

/**
 * Whether a code is the one that was sent. A right code works once. After five wrong attempts, a
 * new code must be sent. Must not run in a transaction that rolls back after a wrong code.
 */
export const consumeCode = (
  services: Services,
  userId: string,
  purpose: CodePurpose,
  code: string,
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<boolean> =>
  services.database.transaction(async () => {
    const { database, clock } = services
    const handle = database.handle()
    const [row] = await handle
      .select()
      .from(mfaCodes)
      .where(isCodeOf(userId, purpose))
      .for('update')
    if (!row || row.wrongTries >= mfaRules.tries) return false
    if (clock.now().getTime() - row.sent.getTime() > mfaRules.codeLives) return false
    if (!(await secretMatches(services, row.hash, code))) {
      await handle
        .update(mfaCodes)
        .set({ wrongTries: sql`${mfaCodes.wrongTries} + 1` })
        .where(isCodeOf(userId, purpose))
      return false
    }
    if (!keep) await handle.delete(mfaCodes).where(isCodeOf(userId, purpose))
    return true
  })

/** Invalidates the codes of a purpose. */
export const invalidateCodes = async (
  { database }: Services,
  userId: string,
  purpose: CodePurpose,
): Promise<void> => {
  await database.handle().delete(mfaCodes).where(isCodeOf(userId, purpose))
}
