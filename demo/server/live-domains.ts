import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from './directory/users/tables.ts'
import { accountScope } from './insurance/accounts/scope.ts'
import { accounts } from './insurance/accounts/tables.ts'
import { documents } from './insurance/documents/tables.ts'
import { noteScope } from './insurance/notes/scope.ts'
import { accountNotes } from './insurance/notes/tables.ts'
import { policyScope } from './insurance/policies/scope.ts'
import { policies } from './insurance/policies/tables.ts'
import { visibleQuotes } from './insurance/quotes/binder-scope.ts'
import { quotes } from './insurance/quotes/tables.ts'
import { submissionScope } from './insurance/submissions/scope.ts'
import { submissions } from './insurance/submissions/tables.ts'
import type { LiveDomains, LiveRecords } from './kernel/live/records.ts'
import type { Services } from './kernel/services.ts'
import type { SignedIn } from './kernel/signed-in.ts'

const seenIn =
  (
    table: PgTable & { readonly id: PgColumn; readonly modified: PgColumn },
    scopeOf: (
      viewer: SignedIn,
      services: Pick<Services, 'database'>,
    ) => SQL | undefined | Promise<SQL | undefined>,
  ): LiveRecords['seenBy'] =>
  async (services, viewer, ids) => {
    const scope = await scopeOf(viewer, services)
    const rows = await services.database
      .handle()
      .select({ id: table.id, modified: table.modified })
      .from(table)
      .where(and(inArray(table.id, [...ids]), scope))
    return rows as readonly { readonly id: string; readonly modified: Date }[]
  }

/** The accounts of quotes or policies. */
const accountsIn =
  (
    table: PgTable & { readonly id: PgColumn; readonly accountId: PgColumn },
  ): LiveRecords['insuredIn'] =>
  async ({ database }, ids) => {
    const rows = await database
      .handle()
      .selectDistinct({ id: table.accountId })
      .from(table)
      .where(inArray(table.id, [...ids]))
    return { accountIds: new Set(rows.map(({ id }) => String(id))), userIds: new Set() }
  }

/** Accounts, and the users whom these name as their policyholders (`accountScope`). */
const namedIn: LiveRecords['insuredIn'] = async ({ database }, ids) => {
  const rows = await database
    .handle()
    .select({ id: users.id })
    .from(accounts)
    .innerJoin(users, eq(users.email, sql`lower(${accounts.policyContactEmail})`))
    .where(inArray(accounts.id, [...ids]))
  return { accountIds: new Set(ids), userIds: new Set(rows.map(({ id }) => id)) }
}

/** Records that no policyholder sees. */
const noInsured: LiveRecords['insuredIn'] = async () => ({
  accountIds: new Set(),
  userIds: new Set(),
})

/** A binder that is offered again as a quote keeps its document. */
const wasBound = sql`exists (select 1 from ${documents} where ${documents.kind} = 'binder' and ${documents.subjectId} = ${quotes.id})`

/**
 * The records whose changes are told to open screens: the tables that announce theirs
 * (`schema/migrations/0003_live_changes.sql`, `0009_live_notes.sql`), each with the scope of its lists.
 */
export const liveDomains: LiveDomains = {
  records: [
    {
      kind: 'account',
      permission: 'account:read',
      seenBy: seenIn(accounts, accountScope),
      insuredIn: namedIn,
    },
    {
      kind: 'note',
      permission: 'account:review',
      seenBy: seenIn(accountNotes, (viewer, { database }) =>
        and(
          noteScope(viewer),
          inArray(
            accountNotes.accountId,
            database
              .handle()
              .select({ id: accounts.id })
              .from(accounts)
              .where(accountScope(viewer)),
          ),
        ),
      ),
      insuredIn: noInsured,
    },
    {
      kind: 'policy',
      permission: 'policy:read',
      seenBy: seenIn(policies, policyScope),
      insuredIn: accountsIn(policies),
    },
    {
      kind: 'quote',
      // also those who see binders only
      permission: 'binder:read',
      seenBy: seenIn(quotes, (viewer, services) => visibleQuotes(services, viewer, wasBound)),
      insuredIn: accountsIn(quotes),
    },
    {
      kind: 'submission',
      permission: 'submission:read',
      seenBy: seenIn(submissions, submissionScope),
      insuredIn: noInsured,
    },
  ],
  async actor({ database }, id) {
    const [user] = await database
      .handle()
      .select({
        id: users.id,
        first: users.firstName,
        last: users.lastName,
        organisationId: users.organisationId,
      })
      .from(users)
      .where(eq(users.id, id))
    return user && { id, name: `${user.first} ${user.last}`, organisationId: user.organisationId }
  },
}
