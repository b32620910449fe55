import { desc, eq } from 'drizzle-orm'
import type { SavedMethod } from '#core/insurance/billing/model.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { isPermitted } from '../../kernel/scope/permitted.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { policyFor } from '../policies/service.ts'
import { lockBilledPolicy, intentOf } from './bill.ts'
import { methodFingerprint, type MethodDetails } from './method-fingerprint.ts'
import {
  paymentIntents,
  payments,
  savedPaymentMethods,
  type PaymentRecord,
  type SavedMethodRecord,
} from './tables.ts'

/** Saved methods of an account, newest first. */
export const savedMethodsOf = ({ database }: Services, accountId: string) =>
  database
    .handle()
    .select()
    .from(savedPaymentMethods)
    .where(eq(savedPaymentMethods.accountId, accountId))
    .orderBy(desc(savedPaymentMethods.created), desc(savedPaymentMethods.id))

const toWire = (
  { wording }: Services,
  row: MethodDetails & Pick<SavedMethodRecord, 'tokenId' | 'type'>,
  locale: Locale,
): SavedMethod => {
  const t = wording.in(locale)
  const { last4Digits } = row
  return {
    title:
      row.type === 'Credit Card'
        ? t('payment:methodTitle.card', { brand: row.creditCardType ?? '', last4: last4Digits })
        : t('payment:methodTitle.bank', { bank: row.bankName ?? '', last4: last4Digits }),
    type: row.type,
    tokenId: row.tokenId,
    last4Digits,
    ...(row.creditCardType !== null && { creditCardType: row.creditCardType }),
    ...(row.expirationMonth !== null && { expirationMonth: row.expirationMonth }),
    ...(row.expirationYear !== null && { expirationYear: row.expirationYear }),
    ...(row.bankName !== null && { bankName: row.bankName }),
    ...(row.bankAccountType !== null && { bankAccountType: row.bankAccountType }),
  }
}

/** The policyholder's saved methods; empty for viewers who may only read the bill. */
export const listMethods = async (
  services: Services,
  viewer: Viewer,
  policyId: string,
  locale: Locale,
): Promise<SavedMethod[]> => {
  const policy = await policyFor(services, viewer, policyId)
  if (!isPermitted(viewer, 'billing:pay')) return []
  const rows = await savedMethodsOf(services, policy.accountId)
  return rows.map((row) => toWire(services, row, locale))
}

/** Saves the method of a payment; the same card or account replaces the previous token. */
export const storeMethod = async (
  services: Services,
  accountId: string,
  payment: PaymentRecord,
): Promise<void> => {
  const { tokenId, last4Digits, paymentMethod } = payment
  if (tokenId === null || last4Digits === null) return
  const details = {
    creditCardType: payment.creditCardType,
    expirationMonth: payment.expirationMonth,
    expirationYear: payment.expirationYear,
    bankName: payment.bankName,
    bankAccountType: payment.bankAccountType,
  }
  await services.database
    .handle()
    .insert(savedPaymentMethods)
    .values({
      id: services.newId(),
      accountId,
      tokenId,
      type: paymentMethod === 'Credit Card' ? 'Credit Card' : 'Bank Account',
      last4Digits,
      ...details,
      fingerprint: methodFingerprint({ last4Digits, ...details }),
      created: services.clock.now(),
    })
    .onConflictDoUpdate({
      target: [savedPaymentMethods.accountId, savedPaymentMethods.fingerprint],
      set: { tokenId },
    })
}

/** Saves the method of a token: at once if its payment is known, otherwise when the webhook arrives. */
export const saveToken = (
  services: Services,
  viewer: Viewer,
  policyId: string,
  input: { readonly intentId: string; readonly tokenId: string },
): Promise<undefined> =>
  services.database.transaction(async () => {
    const policy = await lockBilledPolicy(services, viewer, policyId)
    const intent = await intentOf(services, policy)
    if (intent?.id !== input.intentId) throw notFound()
    const handle = services.database.handle()
    const known = await handle.select().from(payments).where(eq(payments.intentId, intent.id))
    const payment = known.find(({ tokenId }) => tokenId === input.tokenId)
    if (payment === undefined) {
      await handle
        .update(paymentIntents)
        .set({ saveTokenId: input.tokenId })
        .where(eq(paymentIntents.id, intent.id))
    } else if (payment.status !== 'Failed') {
      await storeMethod(services, policy.accountId, payment)
    }
    return undefined
  })
