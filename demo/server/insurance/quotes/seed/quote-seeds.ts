import type { PaymentStatus } from '#core/insurance/quotes/payment-status.ts'
import type { DeclineReason } from '#core/insurance/quotes/underwriting/decline.ts'
import type { QuoteSource } from '#core/insurance/quotes/source.ts'
import type { CompanyName } from './companies.ts'

/** The last step of a quote, and how long ago it began. */
export interface QuoteSeed {
  readonly company: CompanyName
  readonly days: number
  readonly end:
    | 'saved'
    | 'verified'
    | 'requested'
    | 'bound'
    | 'issued'
    | 'declined'
    | 'reviewed'
    | 'indicated'
    | 'lost'
    | 'deleted'
    | 'rescinded'
  /** 1 BASIC, 2 POPULAR, 3 ELITE. */
  readonly preset?: 1 | 2 | 3
  /** Millions. */
  readonly limit?: number
  /** The cause of the referral: a skipped question, a claim within the year. */
  readonly risk?: 'skipped' | 'claim'
  readonly payment?: PaymentStatus
  readonly isRenewal?: true
  readonly isSurplus?: true
  /** Who requested it; the agency by default. */
  readonly source?: QuoteSource
  /** The company's revenue was corrected upwards: its earlier open quotes became invalid. */
  readonly grown?: number
  readonly decline?: DeclineReason
  /** Its subjectivities. */
  readonly subjectTo?: readonly string[]
}

// One row per line, to read as a table. EXPIRED, BINDER EXPIRED and INVALID follow from the clock and
// later quotes.
// oxfmt-ignore
export const quoteSeeds: readonly QuoteSeed[] = [
  { company: 'bayside', days: 352, end: 'issued', preset: 2, payment: 'Paid' },
  { company: 'cedar', days: 348, end: 'issued', preset: 3, limit: 2, payment: 'Paid' },
  { company: 'kestrel', days: 344, end: 'issued', preset: 2, limit: 2, payment: 'Paid' },
  { company: 'palmetto', days: 341, end: 'issued', preset: 2, payment: 'Paid', isSurplus: true },
  { company: 'copper', days: 300, end: 'issued', preset: 1, payment: 'Paid' },
  { company: 'pembroke', days: 262, end: 'issued', preset: 3, limit: 3, payment: 'Paid', isRenewal: true },
  { company: 'gulf', days: 240, end: 'issued', preset: 2, limit: 3, payment: 'Paid', isRenewal: true },
  { company: 'hudson', days: 205, end: 'issued', preset: 2, limit: 2, payment: 'Paid' },
  { company: 'castle', days: 160, end: 'issued', preset: 2, payment: 'Partially Paid' },
  { company: 'yarra', days: 130, end: 'issued', preset: 3, limit: 2, payment: 'Paid' },
  { company: 'summit', days: 120, end: 'issued', preset: 2, limit: 2, payment: 'Paid' },
  { company: 'live', days: 95, end: 'declined', preset: 1, decline: 'Duplicate Quote' },
  { company: 'marlin', days: 88, end: 'bound', preset: 2 },
  { company: 'willow', days: 80, end: 'saved', preset: 1 },
  { company: 'redbrick', days: 76, end: 'saved', preset: 2 },
  { company: 'keystone', days: 70, end: 'verified', preset: 2, limit: 3 },
  { company: 'bluebird', days: 64, end: 'issued', preset: 1, payment: 'Partially Paid' },
  { company: 'mill', days: 61, end: 'declined', preset: 1, risk: 'claim', decline: 'Poor Claims History' },
  { company: 'crescent', days: 58, end: 'issued', preset: 2, payment: 'Failed', isSurplus: true },
  { company: 'harborview', days: 52, end: 'requested', preset: 2 },
  { company: 'northgate', days: 47, end: 'saved', preset: 1 },
  { company: 'lark', days: 43, end: 'issued', preset: 3, payment: 'Paid' },
  { company: 'evergreen', days: 40, end: 'declined', preset: 1, decline: 'Poor Cyber Security Controls' },
  { company: 'riverside', days: 36, end: 'issued', preset: 2, payment: 'Processed' },
  { company: 'tidewater', days: 33, end: 'bound', preset: 2, source: 'PAGE' },
  { company: 'sunrise', days: 29, end: 'saved', preset: 1 },
  { company: 'harrow', days: 27, end: 'requested', preset: 2, limit: 2 },
  { company: 'northgate', days: 26, end: 'issued', preset: 2, payment: 'Failed', source: 'PAGE' },
  { company: 'lantern', days: 24, end: 'saved', preset: 1 },
  { company: 'lantern', days: 22, end: 'verified', preset: 2, grown: 1.2, source: 'STAFF' },
  { company: 'delta', days: 20, end: 'saved', preset: 3, limit: 5 },
  { company: 'redbrick', days: 19, end: 'issued', preset: 2, payment: 'Unpaid' },
  { company: 'coolabah', days: 19, end: 'issued', preset: 2, payment: 'Unpaid' },
  { company: 'thornfield', days: 18, end: 'issued', preset: 2, payment: 'Unpaid' },
  { company: 'live', days: 17, end: 'bound', preset: 2 },
  { company: 'prairie', days: 16, end: 'declined', preset: 1, decline: 'Fill-in option' },
  { company: 'bighorn', days: 15, end: 'saved', preset: 2, isSurplus: true },
  { company: 'orchard', days: 14, end: 'saved', preset: 2, limit: 2, source: 'PAGE' },
  { company: 'willow', days: 13, end: 'verified', preset: 2, source: 'PAGE' },
  { company: 'hudson', days: 12, end: 'saved', preset: 3, limit: 4, isRenewal: true },
  { company: 'bayside', days: 11, end: 'issued', preset: 3, limit: 2, payment: 'Unpaid', isRenewal: true },
  { company: 'marlin', days: 10, end: 'requested', preset: 2 },
  { company: 'ironbark', days: 9, end: 'bound', preset: 2, limit: 2 },
  { company: 'keystone', days: 9, end: 'requested', preset: 2, limit: 3 },
  { company: 'sable', days: 8, end: 'saved', preset: 2, source: 'PAGE' },
  { company: 'mill', days: 7, end: 'bound', preset: 2 },
  { company: 'cedar', days: 6, end: 'bound', preset: 3, limit: 2, isRenewal: true },
  { company: 'evergreen', days: 6, end: 'saved', preset: 1, risk: 'skipped' },
  { company: 'crescent', days: 5, end: 'bound', preset: 3, isSurplus: true },
  { company: 'prairie', days: 4, end: 'verified', preset: 2, source: 'CLIENT' },
  { company: 'pembroke', days: 4, end: 'saved', preset: 3, limit: 3, risk: 'skipped' },
  { company: 'derwent', days: 4, end: 'requested', preset: 1 },
  { company: 'quokka', days: 3, end: 'verified', preset: 2, source: 'STAFF' },
  { company: 'tidewater', days: 3, end: 'requested', preset: 2, limit: 2 },
  { company: 'copper', days: 3, end: 'verified', preset: 2, isRenewal: true },
  { company: 'sunrise', days: 2, end: 'requested', preset: 2 },
  { company: 'castle', days: 2, end: 'saved', preset: 2, limit: 2 },
  { company: 'harborview', days: 2, end: 'saved', preset: 3 },
  { company: 'kestrel', days: 1, end: 'requested', preset: 2, limit: 2, isRenewal: true },
  { company: 'summit', days: 1, end: 'saved', preset: 3, risk: 'claim' },
  { company: 'bluebird', days: 1, end: 'saved', preset: 2 },
  { company: 'coolabah', days: 1, end: 'saved', preset: 3, risk: 'skipped' },
  { company: 'charles', days: 9, end: 'issued', preset: 2, payment: 'Paid' },
  { company: 'wharf', days: 6, end: 'requested', preset: 2 },
  { company: 'beacon', days: 3, end: 'saved', preset: 2 },
  { company: 'prairie', days: 8, end: 'lost', preset: 1 },
  { company: 'willow', days: 7, end: 'deleted', preset: 1 },
  { company: 'gulf', days: 5, end: 'indicated', preset: 2, limit: 4 },
  { company: 'copper', days: 5, end: 'reviewed', preset: 2 },
  { company: 'bluebird', days: 6, end: 'rescinded', preset: 1 },
  { company: 'riverside', days: 2, end: 'requested', preset: 2, limit: 5, subjectTo: ['Proof of offline backups, not older than a month', 'The signed application'] },
]
