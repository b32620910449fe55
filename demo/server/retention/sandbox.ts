import { testDataDays } from '#core/identity/access/modes.ts'
import { workflows } from '../identity/security-code/tables.ts'
import { withoutAccounts } from '../insurance/accounts/companies.ts'
import { accounts, companies } from '../insurance/accounts/tables.ts'
import { submissions } from '../insurance/submissions/tables.ts'
import { activity } from '../kernel/activity/tables.ts'
import type { Retention } from '../kernel/retention.ts'
import { mails } from '../kernel/outbox/tables.ts'

/**
 * The retention of the tables of test mode. What belongs to an account is deleted with it, by its
 * references; its log has none, and is deleted by age.
 */
export const sandboxRetention: readonly Retention[] = [
  { table: submissions, since: submissions.created, days: testDataDays },
  { table: accounts, since: accounts.created, days: testDataDays },
  {
    table: companies,
    since: companies.created,
    days: testDataDays,
    when: withoutAccounts,
  },
  { table: activity, since: activity.at, days: testDataDays },
  { table: mails, since: mails.sent, days: testDataDays },
  { table: workflows, since: workflows.created, days: testDataDays },
]
