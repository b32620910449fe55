import { eq } from 'drizzle-orm'
import type { UserSettings } from '#core/platform/settings/user-settings.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { userSettings } from './tables.ts'

const maxBytes = 65_536

/** The UI settings that a user last saved. */
export const readSettings = async (
  { database }: Services,
  userId: string,
): Promise<UserSettings> => {
  const [row] = await database
    .handle()
    .select()
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
  return row?.settings ?? {}
}

/** Replaces a user's UI settings. */
export const writeSettings = async (
  { database }: Services,
  userId: string,
  settings: UserSettings,
): Promise<UserSettings> => {
  if (Buffer.byteLength(JSON.stringify(settings)) > maxBytes) {
    throw new ApiError('settingsTooLarge')
  }
  await database
    .handle()
    .insert(userSettings)
    .values({ userId, settings })
    .onConflictDoUpdate({ target: userSettings.userId, set: { settings } })
  return settings
}
