import { demoTokens } from '../../../kernel/seed/companion-data.ts'
import { savedPaymentMethods } from '../tables.ts'
import { methodFingerprint } from '../method-fingerprint.ts'
import type { Services } from '../../../kernel/services.ts'
import { accountIds } from '../../../kernel/seed/ids.ts'

/** Saved payment methods of the demo's policyholder. */
export const seedSavedMethods = async ({ database, clock }: Services): Promise<void> => {
  await database
    .handle()
    .insert(savedPaymentMethods)
    .values(
      demoTokens.map((token) => {
        const method = {
          last4Digits: token.last4,
          creditCardType: token.brand,
          expirationMonth: token.expiry_month,
          expirationYear: token.expiry_year,
          bankName: token.bank_name,
          bankAccountType: token.account_type,
        }
        return {
          id: `method-${token.id}`,
          accountId: accountIds.customer,
          tokenId: token.id,
          type: token.type,
          ...method,
          fingerprint: methodFingerprint(method),
          created: clock.now(),
        }
      }),
    )
}
