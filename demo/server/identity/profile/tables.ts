import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../../directory/users/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** Photos of users, stored with their bytes so that every process can read them. */
export const userPhotos = pgTable('user_photos', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  mimeType: text().notNull(),
  bytes: bytes().notNull(),
  /** Part of the photo's address, so that a new photo has a new address. */
  changed: timestamp({ withTimezone: true }).notNull(),
})
