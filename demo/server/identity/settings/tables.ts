import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { UserSettings } from '#core/platform/settings/user-settings.ts'
import { users } from '../../directory/users/tables.ts'

export const userSettings = pgTable('user_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  settings: jsonb().$type<UserSettings>().notNull(),
})
