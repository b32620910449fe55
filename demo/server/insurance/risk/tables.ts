import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { factors, findingKinds, findingSources, severities } from '#core/insurance/risk/factors.ts'
import { accounts } from '../accounts/tables.ts'

/** The scan of an account and its result; a row exists once a scan was requested. */
export const riskAssessments = pgTable('risk_assessments', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id),
  /** When the waiting or running scan was requested. */
  requested: timestamp({ withTimezone: true }),
  /** When the last scan failed; null after a successful one. */
  failed: timestamp({ withTimezone: true }),
  assessed: timestamp({ withTimezone: true }),
  /** The domain of the last scan, its findings and scores. */
  domain: text(),
  /** The factors that the last scan covered. */
  covered: text({ enum: factors }).array().notNull(),
  companyScore: integer(),
  /** The groups in which the company is counted with this score (`distributions.ts`). */
  groups: text().array().notNull(),
})
export type AssessmentRecord = typeof riskAssessments.$inferSelect

/** Findings of an account's last scan, as rated then. */
export const riskFindings = pgTable(
  'risk_findings',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: findingKinds }).notNull(),
    subject: text().notNull(),
    source: text({ enum: findingSources }).notNull(),
    evidence: text().notNull(),
    found: timestamp({ withTimezone: true }).notNull(),
    factor: text({ enum: factors }).notNull(),
    severity: text({ enum: severities }).notNull(),
    points: integer().notNull(),
  },
  (table) => [index().on(table.accountId)],
)
export type FindingRecord = typeof riskFindings.$inferSelect

/** The aggregates of an account by date; the last assessment of a date counts. */
export const riskHistory = pgTable(
  'risk_history',
  {
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    /** `YYYY-MM-DD` in the insured's zone. */
    day: text().notNull(),
    companyScore: integer().notNull(),
    industryScore: integer().notNull(),
    assessed: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** Companies by group and score, so that medians cost the same for any number of companies. */
export const riskDistributions = pgTable(
  'risk_distributions',
  {
    group: text().notNull(),
    score: integer().notNull(),
    companies: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.group, table.score] })],
)
