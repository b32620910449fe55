import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { codeChannels, workflowFlows } from '#core/identity/security-code/model.ts'
import { recordKinds } from '#core/identity/session/model.ts'

/** A link that opens a record with a security code. */
export const workflows = pgTable(
  'workflows',
  {
    id: text().primaryKey(),
    flow: text({ enum: workflowFlows }).notNull(),
    grantKind: text({ enum: recordKinds }).notNull(),
    grantId: text().notNull(),
    email: text().notNull(),
    phone: text(),
    redirectPath: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** argon2id of the current code; null before the first one. */
    codeHash: text(),
    codeVia: text({ enum: codeChannels }),
    codeExpires: timestamp({ withTimezone: true }),
    codeUsed: timestamp({ withTimezone: true }),
    wrongTries: integer().notNull().default(0),
    lockedUntil: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.grantId)],
)

/** Every sent code, for the hourly limit. */
export const workflowCodes = pgTable(
  'workflow_codes',
  {
    id: text().primaryKey(),
    workflowId: text()
      .notNull()
      .references(() => workflows.id),
    sent: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.workflowId, table.sent)],
)
