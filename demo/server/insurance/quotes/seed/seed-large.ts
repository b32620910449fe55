import { inArray, sql } from 'drizzle-orm'
import { addDays, dayIn, type Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import type { PaymentStatus } from '#core/insurance/quotes/payment-status.ts'
import { quoteExpiry, type QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import type { Services } from '../../../kernel/services.ts'
import { accounts } from '../../accounts/tables.ts'
import { paidLines } from '../../ledger/entries.ts'
import { postEntries } from '../../ledger/post.ts'
import { daysToPay } from '../../../workflows/issue-quote.ts'
import { isOpenForRenewal, stateOf } from '../../policies/state.ts'
import { policies, type PolicyRecord } from '../../policies/tables.ts'
import { recordIssues } from '../../policies/terms/record-issues.ts'
import { quotes } from '../tables.ts'
import { withoutIndexes } from '../../../kernel/database/without-indexes.ts'
import { todayOf } from '../../../directory/states/zones.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import { validDays } from '../edit/save-quote.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'
import { harborTeam } from '../../../directory/teams/seed/teams.ts'
import { templatesAt, type Template } from './templates.ts'

const accountCount = 50_000
const quotesEach = 2
const chunk = 5_000

const firsts = [
  'Amber',
  'Birch',
  'Cobalt',
  'Dover',
  'Elm',
  'Falcon',
  'Granite',
  'Hollow',
  'Iron',
  'Juniper',
]
const seconds = [
  'Bridge',
  'Creek',
  'Field',
  'Gate',
  'Harbor',
  'Hill',
  'Lake',
  'Point',
  'Ridge',
  'Valley',
]
const kinds = [
  'Dental',
  'Legal',
  'Logistics',
  'Foods',
  'Software',
  'Builders',
  'Clinic',
  'Realty',
  'Design',
  'Supply',
]

const nameOf = (at: number): string =>
  `${firsts[at % 10] ?? ''} ${seconds[Math.floor(at / 10) % 10] ?? ''} ${
    kinds[Math.floor(at / 100) % 10] ?? ''
  } ${1 + Math.floor(at / 1000)}`

/** Statuses with their shares; a referred template stays referred. */
const statuses: readonly QuoteStatus[] = [
  'ISSUED',
  'ISSUED',
  'ISSUED',
  'ISSUED',
  'READY',
  'READY',
  'READY',
  'DECLINED',
  'BOUND',
  'REQUESTED',
  'INVALID',
]
const payments: readonly PaymentStatus[] = [
  'Paid',
  'Paid',
  'Paid',
  'Paid',
  'Unpaid',
  'Partially Paid',
]

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const templateRow = (template: Template, t: number) => ({
  t,
  agency_id: template.agencyId,
  product: template.product,
  region: template.region,
  state: template.company.state ?? null,
  zip_code: template.company.zipCode,
  city: template.company.city,
  naics_code: template.company.industry,
  naics_description: template.naicsDescription,
  revenue: template.input.account.revenue,
  year_established: template.company.year,
  input: template.input,
  price: template.price,
  risk: template.risk,
  address1: template.company.address1,
  status: template.columns.status,
  quote_limit: template.columns.limit,
  deductible: template.columns.deductible,
  premium: template.columns.premium,
  mga_fee: template.columns.mgaFee,
  total_premium: template.totalPremium,
})

const placeOf = ({ region, company }: Template) => ({ region, state: company.state })

/** The templates as a table of the query. */
const templateTable = (json: string) => sql`jsonb_to_recordset(${json}::jsonb) as t(
  t int, agency_id text, product text, region text, state text, zip_code text, city text,
  naics_code text, naics_description text, revenue bigint, year_established int, input jsonb,
  price jsonb, risk jsonb, address1 text, status text, quote_limit bigint, deductible bigint, premium bigint, mga_fee bigint,
  total_premium bigint)`

const insertCompanies = (rows: string, templates: string) => sql`
  insert into companies (id, region, name, name_key, place_key, created)
  select r.id, t.region, r.name, lower(r.name),
    coalesce(t.state, upper(replace(t.zip_code, ' ', ''))), r.created
  from jsonb_to_recordset(${rows}::jsonb)
    as r(id text, t int, name text, created timestamptz)
  join ${templateTable(templates)} on t.t = r.t`

const insertAccounts = (rows: string, templates: string) => sql`
  insert into accounts (id, company_id, relation, agency_id, agency_name, region, name, name_key, naics_code, naics_description, revenue,
    team_ids, year_established, state, zip_code, city, address1, status, policy_contact_first_name,
    policy_contact_last_name, policy_contact_email, policy_contact_phone, created, modified)
  select r.id, r.id, 'owner', t.agency_id, a.name, t.region, r.name, lower(r.name), t.naics_code, t.naics_description,
    t.revenue, case when t.agency_id = ${organisationIds.harbor} then array[${harborTeam(sql`t.naics_code`)}] else '{}' end, t.year_established, t.state, t.zip_code, t.city, t.address1, r.status, 'Robin', 'Lane', r.email,
    '555 010 0199', r.created, r.created
  from jsonb_to_recordset(${rows}::jsonb)
    as r(id text, t int, name text, status text, email text, created timestamptz)
  join ${templateTable(templates)} on t.t = r.t
  join agencies a on a.id = t.agency_id`

const insertQuotes = (rows: string, templates: string, now: Date) => sql`
  insert into quotes (id, quote_number, product, region, account_id, agency_id, agency_name, status,
    effective_status, company_name,
    state, naics_code, naics_description, "limit", deductible, premium, mga_fee, broker_fee,
    additional_broker_fee, total_premium, effective_date, end_date, is_renewal, is_surplus,
    wra_request_to_bind, referral_reasons, agent_first_name, agent_last_name, agent_email, agent_phone,
    customer_first_name, customer_last_name, customer_email, customer_phone, bound_date, revision,
    expires_on, created, modified, last_patched)
  select r.id, 'PQ-' || nextval('quote_numbers'), t.product, t.region, r.account_id, t.agency_id, a.name,
    s.status, coalesce(x.expired, s.status), r.name, t.state, t.naics_code,
    t.naics_description, t.quote_limit, t.deductible, t.premium, t.mga_fee, 0, 0, t.total_premium,
    r.effective_date, r.end_date, r.is_renewal, false, false,
    t.price -> 'referralReasons', a.agent_first_name,
    a.agent_last_name, a.agent_email, a.agent_phone, 'Robin', 'Lane', r.email, '555 010 0199',
    case when r.status in ('BOUND', 'ISSUED') then r.created end, 1, r.expires_on, r.created,
    r.created, r.created
  from jsonb_to_recordset(${rows}::jsonb) as r(id text, account_id text, t int, name text, status text,
    email text, is_renewal boolean, effective_date text, end_date text, expires_on timestamptz,
    created timestamptz)
  join ${templateTable(templates)} on t.t = r.t
  join agencies a on a.id = t.agency_id
  cross join lateral (select case when r.status = 'READY' then t.status else r.status end) s(status)
  left join jsonb_each_text(${JSON.stringify(quoteExpiry)}::jsonb) x(status, expired)
    on x.status = s.status and r.expires_on <= ${now.toISOString()}::timestamptz`

const insertPrices = (rows: string, templates: string) => sql`
  insert into quote_prices (quote_id, input, price, risk)
  select r.id, jsonb_set(t.input, '{account,name}', to_jsonb(r.name)), t.price, t.risk
  from jsonb_to_recordset(${rows}::jsonb) as r(id text, t int, name text)
  join ${templateTable(templates)} on t.t = r.t`

const insertPolicies = (rows: string) => sql`
  insert into policies (id, policy_number, invoice_number, quote_id, quote_number, account_id,
    agency_id, agency_name, product, region, company_name, customer_first_name, customer_last_name, customer_email,
    customer_phone, effective_date, end_date, due_date, "limit", deductible, premium, broker_fee,
    mga_fee, total_premium, is_renewal, payment_status, amount_paid, cover_status,
    is_open_for_renewal, created, modified)
  select r.id, 'PP-' || nextval('policy_numbers'), 'INV-' || nextval('invoice_numbers'), q.id,
    q.quote_number, q.account_id, q.agency_id, q.agency_name, q.product, q.region, q.company_name,
    q.customer_first_name, q.customer_last_name, q.customer_email, q.customer_phone, q.effective_date,
    q.end_date, r.due_date, q."limit", q.deductible, q.premium, 0, q.mga_fee, q.total_premium,
    q.is_renewal, r.payment_status,
    case r.payment_status when 'Paid' then q.total_premium
      when 'Partially Paid' then q.total_premium / 2 else 0 end,
    r.cover_status, r.is_open, q.created, q.modified
  from jsonb_to_recordset(${rows}::jsonb)
    as r(id text, quote_id text, due_date text, payment_status text,
      cover_status text, is_open boolean)
  join quotes q on q.id = r.quote_id`

/** Records issues and payments. The invented payments have no processor transaction. */
const recordPolicies = async (services: Services, ids: readonly string[]): Promise<void> => {
  const issued = await services.database
    .handle()
    .select()
    .from(policies)
    .where(inArray(policies.id, [...ids]))
  const dayOf = ({ dueDate }: PolicyRecord): Day => addDays(dueDate, -daysToPay)
  await recordIssues(
    services,
    issued.map((policy) => ({ policy, day: dayOf(policy), actorId: null })),
  )
  await postEntries(
    services,
    issued.map((policy) => ({
      cause: `opening:${policy.id}`,
      accountId: policy.accountId,
      policyId: policy.id,
      currency: currencyOf[policy.region],
      day: dayOf(policy),
      lines: paidLines(policy.amountPaid),
    })),
  )
}

const insertAll = async (services: Services, count: number): Promise<void> => {
  const handle = services.database.handle()
  const now = services.clock.now()
  const all = templatesAt(services, now)
  const templates = JSON.stringify(all.map(templateRow))
  for (let start = 0; start < count; start += chunk) {
    const accountRows = Array.from({ length: Math.min(chunk, count - start) }, (_, offset) => {
      const at = start + offset
      const isInsured = pick(statuses, at * quotesEach) === 'ISSUED'
      return {
        id: `large-account-${at}`,
        t: at % all.length,
        name: nameOf(at),
        email: `robin.lane@company-${at}.example`,
        status: isInsured ? 'Active Policy' : 'Quoted',
        created: instantAfter(now, -(at % 700) - 1).toISOString(),
      }
    })
    const quoteRows = accountRows.flatMap((account, offset) =>
      Array.from({ length: quotesEach }, (_, turn) => {
        const at = (start + offset) * quotesEach + turn
        const created = instantAfter(now, -(at % 700) / (turn + 1) - 1)
        const effective = addDays(dayIn('UTC', created), 14)
        return {
          ...account,
          id: `large-quote-${at}`,
          account_id: account.id,
          status: pick(statuses, at),
          is_renewal: turn > 0,
          effective_date: effective,
          end_date: addDays(effective, 365),
          expires_on: instantAfter(created, validDays).toISOString(),
          created: created.toISOString(),
        }
      }),
    )
    const policyRows = quoteRows
      .filter(({ status }) => status === 'ISSUED')
      .map((quote, at) => {
        const { effective_date: effectiveDate, end_date: endDate } = quote
        const term = { cancelled: null, effectiveDate, endDate }
        const today = todayOf(placeOf(pick(all, quote.t)), now)
        return {
          id: `large-policy-${quote.id}`,
          quote_id: quote.id,
          due_date: addDays(quote.created.slice(0, 10), daysToPay),
          payment_status: pick(payments, at),
          cover_status: stateOf(term, today),
          is_open: isOpenForRenewal(term, today),
        }
      })
    await handle.execute(insertCompanies(JSON.stringify(accountRows), templates))
    await handle.execute(insertAccounts(JSON.stringify(accountRows), templates))
    await handle.execute(insertQuotes(JSON.stringify(quoteRows), templates, now))
    await handle.execute(insertPrices(JSON.stringify(quoteRows), templates))
    await handle.execute(insertPolicies(JSON.stringify(policyRows)))
    await recordPolicies(
      services,
      policyRows.map(({ id }) => id),
    )
  }
  await handle.execute(
    sql`update quotes set policy_id = p.id, payment_status = p.payment_status, is_paid = p.payment_status = 'Paid' from policies p where p.quote_id = quotes.id and quotes.policy_id is null`,
  )
  await handle.execute(
    sql`update accounts set is_open_for_renewal = true where id in (select account_id from policies where is_open_for_renewal)`,
  )
}

/**
 * 50,000 accounts and twice as many quotes in addition to the small seed, for lists that must stay fast;
 * `count` creates fewer.
 */
export const seedLarge = async (services: Services, count = accountCount): Promise<void> => {
  const { database } = services
  await withoutIndexes(database, [accounts, quotes, policies], () => insertAll(services, count))
  // the embedded database never runs analyze by itself, and plans badly for tables it considers small
  await database.handle().execute(sql`analyze`)
}
