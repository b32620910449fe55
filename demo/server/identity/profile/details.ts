import { eq } from 'drizzle-orm'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { ProfileChange } from '#core/identity/profile/model.ts'
import { hasNpn } from '#core/identity/profile/rules.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { mustBePhone } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import { renamedUserJob } from '../../directory/users/jobs.ts'
import { users } from '../../directory/users/tables.ts'

const phoneOf = (
  typed: string | undefined,
  region: Region,
  stored: string | null | undefined,
): string | null => {
  const text = typed?.trim() ?? ''
  return text === '' ? null : mustBePhone(region, text, { field: 'phone', stored: stored ?? null })
}

/** Replaces a user's own details. Absent fields are cleared; customers have no NPN. */
export const putDetails = (
  { database, queue }: Services,
  {
    userId,
    accountType,
    region,
  }: { readonly userId: string; readonly accountType: AccountType; readonly region: Region },
  { firstName, middleName, lastName, phone, npn }: ProfileChange,
): Promise<void> =>
  database.transaction(async () => {
    const handle = database.handle()
    const [before] = await handle
      .select({ firstName: users.firstName, lastName: users.lastName, phone: users.phone })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    await handle
      .update(users)
      .set({
        firstName,
        lastName,
        middleName: middleName || null,
        phone: phoneOf(phone, region, before?.phone),
        ...(hasNpn(accountType) && { npn: npn || null }),
      })
      .where(eq(users.id, userId))
    const isRenamed = before?.firstName !== firstName || before.lastName !== lastName
    if (isRenamed) await queue.enqueue(renamedUserJob, { userId })
  })
