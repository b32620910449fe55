import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails and texts that were sent; with a mail server configured they leave by it instead. */
export const mails = pgTable(
  'letters',
  {
    /** Order of sending. */
    position: bigserial({ mode: 'number' }).primaryKey(),
    id: text().notNull().unique(),
    to: text().notNull(),
    via: text({ enum: ['email', 'text'] }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sent: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.to)],
)
