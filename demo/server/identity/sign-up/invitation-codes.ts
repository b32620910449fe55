import { randomInt } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { invitationCodes } from './tables.ts'

/** Excludes letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Characters of a code, in groups of four: 60 random bits. */
const length = 12

/** Milliseconds that a code is valid, the same as its link. */
const lives = 7 * 86_400_000

/** Codes ignore case and dashes. */
export const hashOfCode = (code: string): string =>
  hashOfToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

const randomCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replaceAll(/.{4}(?!$)/g, '$&-')

/** Creates a code for one organisation of an account type, in the caller's transaction. */
export const createInvitationCode = async (
  { database, clock }: Services,
  accountType: AccountType,
): Promise<{ readonly code: string; readonly hash: string }> => {
  const code = randomCode()
  const hash = hashOfCode(code)
  const expires = new Date(clock.now().getTime() + lives)
  await database
    .handle()
    .insert(invitationCodes)
    .values({ hash, accountType, usesLeft: 1, expires })
  return { code, hash }
}

export const deleteInvitationCode = async ({ database }: Services, hash: string): Promise<void> => {
  await database.handle().delete(invitationCodes).where(eq(invitationCodes.hash, hash))
}

/**
 * Redeems a code once in the caller's transaction and returns its account type; 412 when the code
 * is unknown, used, expired or for another account type.
 */
export const redeemCode = async (
  { database, clock, config }: Services,
  code: string,
  accountType: AccountType | undefined,
): Promise<AccountType> => {
  const [row] = await database
    .handle()
    .update(invitationCodes)
    .set({ usesLeft: sql`${invitationCodes.usesLeft} - 1` })
    .where(
      and(
        eq(invitationCodes.hash, hashOfCode(code)),
        accountType === undefined ? undefined : eq(invitationCodes.accountType, accountType),
        or(isNull(invitationCodes.usesLeft), gt(invitationCodes.usesLeft, 0)),
        or(isNull(invitationCodes.expires), gt(invitationCodes.expires, clock.now())),
        config.demo ? undefined : eq(invitationCodes.isDemo, false),
      ),
    )
    .returning({ accountType: invitationCodes.accountType })
  if (!row) {
    const fieldErrors = [{ code: 'invitationRefused', field: 'invitationCode' }]
    throw new ApiError('invitationRefused', { fieldErrors })
  }
  return row.accountType
}
