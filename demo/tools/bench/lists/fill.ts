import { getTableName, sql, type SQL } from 'drizzle-orm'
import { renewalWindowDays } from '#core/insurance/policies/states.ts'
import { quoteExpiry } from '#core/insurance/quotes/statuses.ts'
import { accounts, companies, teamAccounts } from '../../../server/insurance/accounts/tables.ts'
import { policies } from '../../../server/insurance/policies/tables.ts'
import { quotes } from '../../../server/insurance/quotes/tables.ts'
import { submissions } from '../../../server/insurance/submissions/tables.ts'
import { withoutIndexes } from '../../../server/kernel/database/without-indexes.ts'
import type { Services } from '../../../server/kernel/services.ts'
import { organisationIds, teamIds, userIds } from '../../../server/kernel/seed/ids.ts'
import { insertCopies } from '../../../server/testing/copies.ts'
import { ageOf, companyOf, day, mixed, oneOf, texts } from './sample-values.ts'
import { fillSubmissions } from './fill-submissions.ts'

/** Quotes of each account that has any: half of the accounts have none yet. */
const quotesAnAccount = 2

/** One salt for each value that differs from row to row. */
const salts = {
  account: 11,
  quote: 12,
  renewal: 13,
  paid: 14,
  payment: 15,
  cancelled: 16,
  deleted: 17,
  underwriter: 18,
} as const

/** The team of an account of Harbor's. */
const teamOf = `case when t.naics_code like '62%' then '${teamIds.healthcare}' else '${teamIds.galveston}' end`

/** Of new quotes; `quoteExpiry` sets the status of those that have expired. */
const quoteStatuses = texts(
  'ISSUED,ISSUED,ISSUED,ISSUED,READY,READY,SIGNED,REFERRED,DECLINED,BOUND,REQUESTED,INVALID',
)

/** Some invalid quotes are deleted. */
const quoteStatus = `case when ${oneOf(quoteStatuses, 'i', salts.quote)} <> 'INVALID' then ${oneOf(quoteStatuses, 'i', salts.quote)}
  when ${mixed('i', salts.deleted, 24)} = 0 then 'DELETED' else 'INVALID' end`

const tables = [companies, accounts, quotes, policies, submissions]
/** The tables that are filled. */
export const filledTables = [...tables, teamAccounts].map((table) => getTableName(table))

/**
 * Fills a seeded database with quotes, the same number of accounts, and the policies of issued
 * quotes.
 */
export const fillLists = async (services: Services, count: number): Promise<void> => {
  const { database, clock } = services
  const now = `'${clock.now().toISOString()}'::timestamptz`
  await withoutIndexes(database, tables, async () => {
    const run = (statement: SQL) => database.handle().execute(statement)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`set local maintenance_work_mem = '1GB'`)
    // copies refer to rows that exist; only a superuser may leave out checking each
    await run(
      sql`select set_config('session_replication_role', 'replica', true) from pg_roles where rolname = current_user and rolsuper`,
    )
    const madeAt = `${now} - ${ageOf('i', count)}`
    await run(
      insertCopies(companies, count, {
        values: {
          id: `'bench-company-' || i`,
          name: companyOf('i'),
          name_key: `lower(${companyOf('i')})`,
          primary_domain: `'company-' || i || '.example'`,
          created: madeAt,
        },
      }),
    )
    await run(
      insertCopies(accounts, count, {
        values: {
          id: `'bench-account-' || i`,
          company_id: `'bench-company-' || i`,
          relation: `'owner'`,
          embed_user_id: 'null',
          name: companyOf('i'),
          name_key: `lower(${companyOf('i')})`,
          domain_name: `'company-' || i || '.example'`,
          team_ids: `case when t.agency_id = '${organisationIds.harbor}' then array[${teamOf}] else '{}'::text[] end`,
          revenue: '100000 * (i % 997)',
          status: oneOf(
            texts(
              'Active Policy,Active Policy,Active Policy,Active Policy,Quoted,Quoted,Quoted,Open,Open,Declined,Lost',
            ),
            'i',
            salts.account,
          ),
          created: madeAt,
          modified: `${madeAt} + ${day} * (i % 7)`,
        },
      }),
    )
    await run(sql`
      insert into ${teamAccounts} (team_id, account_id)
      select ${sql.raw(teamOf)}, id
      from accounts as t where agency_id = ${organisationIds.harbor} and id like 'bench-%'`)
    const created = `(${now} - ${ageOf('i', count)})`
    const expires = `(${created} + 30 * ${day})`
    const effective = `(${created} + 14 * ${day})`
    const isBound = `s.status in ('BOUND', 'ISSUED')`
    const effectiveStatus = `case when ${expires} > ${now} then s.status else coalesce('${JSON.stringify(quoteExpiry)}'::jsonb ->> s.status, s.status) end`
    await run(
      insertCopies(quotes, count, {
        from: sql.raw(
          `cross join lateral (select ${quoteStatus} as status, ${mixed('i', salts.paid, 3)} > 0 as is_paid) s join accounts a on a.id = 'bench-account-' || (1 + i % ${count / quotesAnAccount})`,
        ),
        values: {
          id: `'bench-quote-' || i`,
          quote_number: `'PB-' || (2000000 + i)`,
          account_id: 'a.id',
          agency_id: 'a.agency_id',
          agency_name: 'a.agency_name',
          team_ids: 'a.team_ids',
          embed_user_id: 'null',
          request_owner: 'null',
          request_id: 'null',
          status: 's.status',
          effective_status: effectiveStatus,
          company_name: 'a.name',
          customer_email: `'robin.lane@company-' || i || '.example'`,
          is_renewal: `${mixed('i', salts.renewal, 10)} < 3`,
          is_paid: `s.status = 'ISSUED' and s.is_paid`,
          policy_number: `case when s.status = 'ISSUED' then 'PX-' || (2000000 + i) end`,
          payment_status: `case when s.status <> 'ISSUED' then null when s.is_paid then 'Paid' else ${oneOf(texts('Unpaid,Partially Paid,Processed,Failed'), 'i', salts.payment)} end`,
          policy_id: `case when s.status = 'ISSUED' then 'bench-policy-' || i end`,
          premium: '10000 * (1 + i % 4999)',
          total_premium: '11000 * (1 + i % 4999)',
          bound_date: `case when ${isBound} then ${created} end`,
          underwriter_id: `case when ${mixed('i', salts.underwriter, 3)} = 0 then '${userIds.underwriter}' end`,
          expires_on: expires,
          effective_date: `to_char(${effective}, 'YYYY-MM-DD')`,
          end_date: `to_char(${effective} + 365 * ${day}, 'YYYY-MM-DD')`,
          created,
          modified: `${created} + ${day} * (i % 5)`,
          last_patched: created,
        },
      }),
    )
    const isCancelled = `${mixed('i', salts.cancelled, 25)} = 0`
    const today = `to_char(${now}, 'YYYY-MM-DD')`
    await run(
      insertCopies(policies, count, {
        from: sql.raw(
          `join quotes q on q.id = 'bench-quote-' || i and q.status = 'ISSUED' join accounts a on a.id = q.account_id`,
        ),
        values: {
          id: `'bench-policy-' || i`,
          policy_number: 'q.policy_number',
          invoice_number: `'IX-' || (2000000 + i)`,
          quote_id: 'q.id',
          quote_number: 'q.quote_number',
          account_id: 'q.account_id',
          agency_id: 'q.agency_id',
          agency_name: 'q.agency_name',
          team_ids: 'q.team_ids',
          company_name: 'q.company_name',
          product: 'q.product',
          region: 'q.region',
          effective_date: 'q.effective_date',
          end_date: 'q.end_date',
          limit: 'q."limit"',
          total_premium: 'q.total_premium',
          is_renewal: 'q.is_renewal',
          payment_status: 'q.payment_status',
          amount_paid: `case when q.is_paid then q.total_premium else 0 end`,
          cancelled: `case when ${isCancelled} then q.created end`,
          cover_status: `case when ${isCancelled} then 'CANCELLED' when q.effective_date > ${today} then 'ISSUED' when q.end_date > ${today} then 'IN FORCE' else 'EXPIRED' end`,
          is_open_for_renewal: `not ${isCancelled} and q.effective_date <= ${today} and q.end_date > ${today} and q.end_date <= to_char(${now} + ${renewalWindowDays} * ${day}, 'YYYY-MM-DD')`,
          created: 'q.created',
          modified: 'q.created',
        },
      }),
    )
    await run(
      sql`update accounts set is_open_for_renewal = true where id in (select account_id from policies where is_open_for_renewal)`,
    )
    await run(fillSubmissions(count, now))
  })
}
