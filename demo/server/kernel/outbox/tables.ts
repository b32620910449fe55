import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sent mails and texts. With a mail server, mails are sent through it instead. */
export const mails = pgTable(
  'mails',
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
