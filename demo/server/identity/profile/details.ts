import { eq } from 'drizzle-orm'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { ProfileChange } from '#core/identity/profile/model.ts'
import { hasNpn } from '#core/identity/profile/rules.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { mustBePhone } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import { users } from '../../directory/users/tables.ts'

const phoneOf = (typed: string | undefined, region: Region): string | null => {
  const text = typed?.trim() ?? ''
  return text === '' ? null : mustBePhone(region, text, { field: 'phone' })
}

/** Replaces a user's own details. Absent fields are cleared; customers have no NPN. */
export const putDetails = async (
  { database }: Services,
  {
    userId,
    accountType,
    region,
  }: { readonly userId: string; readonly accountType: AccountType; readonly region: Region },
  { firstName, middleName, lastName, phone, npn }: ProfileChange,
): Promise<void> => {
  await database
    .handle()
    .update(users)
    .set({
      firstName,
      lastName,
      middleName: middleName || null,
      phone: phoneOf(phone, region),
      ...(hasNpn(accountType) && { npn: npn || null }),
    })
    .where(eq(users.id, userId))
}
