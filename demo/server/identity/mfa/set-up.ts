import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type {
  mfaCodes as mfaCodesShape,
  Factor,
  MfaSetUp,
  mfaSetUpInput,
} from '#core/identity/mfa/model.ts'
import { dialable } from '#core/foundation/validation/phone.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { fieldError, ApiError } from '../../kernel/api-error.ts'
import { requirePhone } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import { confirmPassword, type Confirming } from './confirm-password.ts'
import { lockUnchanged, lockUser, type CredentialState } from './credential-state.ts'
import { users } from '../../directory/users/tables.ts'
import { maskEmail, maskPhone } from '../security-code/mask.ts'
import {
  countMail,
  invalidateCodes,
  consumeCode,
  waitForCode,
  storeCode,
  type Addressee,
} from './codes.ts'
import { mfaRules } from './rules.ts'
import { consumeStep } from './service.ts'
import { codeOf, newSecret, otpauthUrl, stepOf } from './totp.ts'
import { mfaSetUps } from './tables.ts'
import { enableFactor } from './change-factor.ts'

type SetUpRow = typeof mfaSetUps.$inferSelect
type NewSetUp = Pick<SetUpRow, 'mfaType' | 'secret' | 'phone'>

/** The user who sets up a factor, and the region of the mails. */
export interface SetUpUser extends Confirming {
  readonly region: Region
}

const secondsOf = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))

const storeSetUp = async (
  { database, clock }: Services,
  userId: string,
  setUp: NewSetUp,
): Promise<void> => {
  const expires = new Date(clock.now().getTime() + mfaRules.setUpLives)
  const values = { ...setUp, wrongTries: 0, expires }
  await database
    .handle()
    .insert(mfaSetUps)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: mfaSetUps.userId, set: values })
}

const lastSetUp = async ({ database }: Services, userId: string): Promise<SetUpRow | undefined> => {
  const [row] = await database.handle().select().from(mfaSetUps).where(eq(mfaSetUps.userId, userId))
  return row
}

/** The set-up in progress. Call it with the user locked. */
const pendingSetUp = async (services: Services, userId: string): Promise<SetUpRow | undefined> => {
  const row = await lastSetUp(services, userId)
  return row && row.expires > services.clock.now() ? row : undefined
}

/** The credentials and the set-up when the user confirmed the password. */
interface ConfirmedState {
  readonly credentials: CredentialState
  readonly last: SetUpRow | undefined
}

const confirmState = async (
  services: Services,
  setUpUser: SetUpUser,
  password: string,
): Promise<ConfirmedState> => ({
  last: await lastSetUp(services, setUpUser.userId),
  credentials: await confirmPassword(services, setUpUser, password),
})

/**
 * Locks the user of a set-up; 409 when the password, the factor or the set-up changed meanwhile.
 */
const lockConfirmed = async (
  services: Services,
  { credentials, last }: ConfirmedState,
): Promise<void> => {
  await lockUnchanged(services, credentials)
  const now = await lastSetUp(services, credentials.userId)
  const isSame =
    now?.mfaType === last?.mfaType &&
    now?.secret === last?.secret &&
    now?.phone === last?.phone &&
    now?.expires.getTime() === last?.expires.getTime()
  if (!isSame) throw new ApiError('mfaChangedMeanwhile')
}

/** The phone number for codes. Text messages cannot reach an extension. */
const phoneFor = (input: string | undefined, own: string | null, region: Region): string => {
  const text = input?.trim() || own
  if (!text) {
    const fieldErrors = [{ code: 'phoneRequired', field: 'phone' }]
    throw new ApiError('phoneRequired', { fieldErrors })
  }
  const phone = requirePhone(region, text, { field: 'phone' })
  if (phone !== dialable(region, phone)) throw fieldError('phoneInvalid', 'phone')
  return phone
}

/** Whether the set-up in progress uses the same factor and phone number. */
const isSameAddress = async (
  services: Services,
  userId: string,
  setUp: NewSetUp,
): Promise<boolean> => {
  const before = await pendingSetUp(services, userId)
  return before?.mfaType === setUp.mfaType && before.phone === setUp.phone
}

const tooSoon = (milliseconds: number): ApiError => {
  const wait = secondsOf(milliseconds)
  const headers = { 'Retry-After': String(wait) }
  return new ApiError('codeTooSoon', { params: { count: wait }, headers })
}

/**
 * Sends a code of a set-up: immediately to a new address, after the waiting time to the same one.
 */
const sendSetUpCode = async (
  services: Services,
  { userId }: SetUpUser,
  { setUp, confirmed }: { readonly setUp: NewSetUp; readonly confirmed: ConfirmedState },
  addressee: Addressee,
): Promise<void> => {
  // checked before the mail is counted; the check in the transaction below decides
  await services.database.transaction(async () => {
    await lockConfirmed(services, confirmed)
    if (!(await isSameAddress(services, userId, setUp))) return
    const wait = await waitForCode(services, userId, 'SET_UP')
    if (wait > 0) throw tooSoon(wait)
  })
  await countMail(services, userId)
  await services.database.transaction(async () => {
    await lockConfirmed(services, confirmed)
    if (!(await isSameAddress(services, userId, setUp)))
      await invalidateCodes(services, userId, 'SET_UP')
    await storeSetUp(services, userId, setUp)
    if (await storeCode(services, userId, 'SET_UP', addressee)) return
    throw tooSoon(await waitForCode(services, userId, 'SET_UP'))
  })
}

/**
 * Starts the set-up of a factor: creates a secret or sends a code. The active factor stays on. Of
 * two parallel calls, one succeeds and the other gets a 409.
 */
export const setUp = async (
  services: Services,
  setUpUser: SetUpUser,
  { mfaType, password, phone: input }: z.output<typeof mfaSetUpInput>,
): Promise<MfaSetUp> => {
  const { userId, region } = setUpUser
  const confirmed = await confirmState(services, setUpUser, password)
  const [user] = await services.database.handle().select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The signed-in user was deleted')
  const resendInSeconds = mfaRules.resendAfter / 1000
  switch (mfaType) {
    case 'GOOGLE': {
      const secret = newSecret()
      await services.database.transaction(async () => {
        await lockConfirmed(services, confirmed)
        await storeSetUp(services, userId, { mfaType, secret, phone: null })
      })
      return { mfaType, secret, otpauthUrl: otpauthUrl(secret, user.email), resendInSeconds: 0 }
    }
    case 'SMS': {
      const phone = phoneFor(input, user.phone, region)
      const setUp = { mfaType, secret: null, phone }
      await sendSetUpCode(services, setUpUser, { setUp, confirmed }, { to: phone, via: 'text' })
      return { mfaType, sentTo: maskPhone(phone), resendInSeconds }
    }
    case 'EMAIL': {
      const setUp = { mfaType, secret: null, phone: null }
      await sendSetUpCode(
        services,
        setUpUser,
        { setUp, confirmed },
        { to: user.email, via: 'email' },
      )
      return { mfaType, sentTo: maskEmail(user.email), resendInSeconds }
    }
  }
}

type Check = (row: SetUpRow) => Promise<boolean>

/**
 * Checks codes of the set-up in progress and calls `onRight` if they are right. The fifth wrong
 * attempt deletes the set-up.
 */
const checkPending = async (
  services: Services,
  userId: string,
  check: Check,
  { mfaType, onRight }: { readonly mfaType?: Factor; onRight?(row: SetUpRow): Promise<void> } = {},
): Promise<void> => {
  const { database } = services
  const apiError = await database.transaction(async (): Promise<ApiError | undefined> => {
    await lockUser(services, userId)
    const row = await pendingSetUp(services, userId)
    if (!row || row.mfaType !== (mfaType ?? row.mfaType)) return new ApiError('mfaSetUpMissing')
    if (await check(row)) {
      await onRight?.(row)
      return undefined
    }
    const wrongTries = row.wrongTries + 1
    const isSetUp = eq(mfaSetUps.userId, userId)
    if (wrongTries < mfaRules.tries) {
      await database.handle().update(mfaSetUps).set({ wrongTries }).where(isSetUp)
      return new ApiError('mfaCodeRefused')
    }
    await database.handle().delete(mfaSetUps).where(isSetUp)
    return new ApiError('mfaSetUpMissing')
  })
  // thrown outside the transaction, so that the count of wrong codes is committed
  if (apiError) throw apiError
}

/** The step of the second code when both codes are from consecutive steps. */
const secondStepOf = (
  secret: string,
  mfa1: string,
  mfa2: string,
  now: Date,
): number | undefined => {
  const step = stepOf(secret, mfa2, now)
  return step !== undefined && codeOf(secret, step - 1) === mfa1 ? step : undefined
}

/** Turns on the factor of the set-up if its codes are right. */
export const finishSetUp = (
  services: Services,
  userId: string,
  mfaType: Factor,
  { mfa1, mfa2 }: z.output<typeof mfaCodesShape>,
): Promise<void> => {
  if (mfaType === 'GOOGLE' && mfa2 === undefined) {
    throw fieldError('codeDigits', 'mfa2')
  }
  const check: Check = async (row) => {
    if (row.secret === null) return consumeCode(services, userId, 'SET_UP', mfa1)
    const step = secondStepOf(row.secret, mfa1, mfa2 ?? '', services.clock.now())
    if (step === undefined) return false
    // consumed, so that the codes of the set-up cannot sign in
    await consumeStep(services, userId, step - 1)
    return consumeStep(services, userId, step)
  }
  return checkPending(services, userId, check, {
    mfaType,
    onRight: (row) => enableFactor(services, userId, { ...row, mfaType }),
  })
}

/** Checks one code of the set-up without consuming it or turning the factor on. */
export const checkSetUp = (services: Services, userId: string, code: string): Promise<void> =>
  checkPending(services, userId, async ({ secret }) =>
    secret === null
      ? consumeCode(services, userId, 'SET_UP', code, { keep: true })
      : stepOf(secret, code, services.clock.now()) !== undefined,
  )
