import { eq } from 'drizzle-orm'
import type { ProfileChange } from '#core/identity/profile/model.ts'
import { hasNpn } from '#core/identity/profile/rules.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { requirePhone } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { renamedUserJob } from '../../directory/users/jobs.ts'
import { users } from '../../directory/users/tables.ts'

const phoneOf = (
  input: string | undefined,
  region: Region,
  stored: string | null | undefined,
): string | null => {
  const text = input?.trim() ?? ''
  return text === '' ? null : requirePhone(region, text, { field: 'phone', stored: stored ?? null })
}

/** Replaces the viewer's details. Clears absent fields. Customers have no NPN. */
export const putDetails = (
  services: Services,
  viewer: SignedIn,
  region: Region,
  { firstName, middleName, lastName, phone, npn }: ProfileChange,
): Promise<void> =>
  services.database.transaction(async () => {
    const { userId } = viewer
    const handle = services.database.handle()
    const [before] = await handle.select().from(users).where(eq(users.id, userId)).for('update')
    const details = {
      firstName,
      lastName,
      middleName: middleName || null,
      phone: phoneOf(phone, region, before?.phone),
      ...(hasNpn(viewer.accountType) && { npn: npn || null }),
    }
    await handle.update(users).set(details).where(eq(users.id, userId))
    const changes = changesBetween({ ...before }, details, Object.keys(details))
    await logChange(services, viewer, { kind: 'user', id: userId }, changes)
    const isRenamed = before?.firstName !== firstName || before.lastName !== lastName
    if (isRenamed) await services.queue.enqueue(renamedUserJob, { userId })
  })
