import type { SQL } from 'drizzle-orm'
import { submissionRules } from '#core/insurance/submissions/forms.ts'
import { submissions } from '../../../server/insurance/submissions/tables.ts'
import { organisationIds, teamIds, userIds } from '../../../server/kernel/seed/ids.ts'
import { insertCopies } from '../../../server/testing/copies.ts'
import { ageOf, companyOf, day, mixed, oneOf, texts } from './sample-values.ts'

const salts = { status: 21, quote: 22, renewal: 23, team: 24, owner: 25 } as const

/** From data or a person. */
const statuses = texts(
  'readyToQuote,readyToQuote,readyToQuote,incomplete,incomplete,needsApplication,uwEscalation,declined,lost,migrated',
)

/** Of their quotes; most have none. */
const quoteStatuses = [
  ...texts('READY,READY,REFERRED,BOUND,ISSUED,LOST'),
  ...Array.from({ length: 6 }, () => 'null'),
]

/** Inserts submissions, each of its own company; `now` is an SQL value. */
export const fillSubmissions = (count: number, now: string): SQL => {
  const created = `(${now} - ${ageOf('i', count)})`
  const expires = `(${created} + ${submissionRules.days} * ${day})`
  const quoteStatus = oneOf(quoteStatuses, 'i', salts.quote)
  const hasOwner = `${mixed('i', salts.owner, 3)} = 0`
  return insertCopies(submissions, count, {
    values: {
      id: `'bench-submission-' || i`,
      submission_number: `'SB-' || (2000000 + i)`,
      request_owner: 'null',
      request_id: 'null',
      embed_user_id: 'null',
      account_id: `'bench-account-' || (1 + i % ${count / 2})`,
      account_name: companyOf('i'),
      submitter_email: `'robin.lane@company-' || i || '.example'`,
      status: oneOf(statuses, 'i', salts.status),
      quote_id: `case when ${quoteStatus} is not null then 'bench-quote-' || i end`,
      quote_status: quoteStatus,
      business_type: `case when ${mixed('i', salts.renewal, 10)} < 3 then 'renewal' else 'new_business' end`,
      owner_id: `case when ${hasOwner} then '${userIds.underwriter}' end`,
      owner_name: `case when ${hasOwner} then 'Uma Underhill' end`,
      team_ids: `case when t.agency_id = '${organisationIds.harbor}' then array[${oneOf(texts(`${teamIds.healthcare},${teamIds.galveston}`), 'i', salts.team)}] else '{}'::text[] end`,
      // a page of the list reads only those of its rows
      values: `'[]'::jsonb`,
      expires,
      is_expired: `${expires} <= ${now}`,
      created,
      modified: `${created} + ${day} * (i % 5)`,
    },
  })
}
