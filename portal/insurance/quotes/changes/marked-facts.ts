import { changedSubjectivity } from '#core/insurance/quotes/changes/changed-fact.ts'
import type { FactChange } from '#core/insurance/quotes/changes/endpoints.ts'

type Changed = Pick<FactChange, 'subject' | 'field' | 'before' | 'after'>

/** Whether a change belongs to a field, or to one part of it. */
type Rule = (change: Changed, part: string) => boolean

/** Matches changes of these fields of the activity log: `terms limit`. */
const fields =
  (...names: readonly `${FactChange['subject']} ${string}`[]): Rule =>
  ({ subject, field }) =>
    names.some((name) => name === `${subject} ${field}`)

/** The fields of the underwriting screen that can change, with their fields in the activity log. */
export const markedFacts = {
  status: fields('quote status'),
  company: fields('account name'),
  policyholder: fields('terms contactName', 'contact contactFirstName', 'contact contactLastName'),
  email: fields('terms contactEmail', 'contact contactEmail'),
  phone: fields('terms contactPhone', 'contact contactPhone'),
  agent: fields('agent agent'),
  needBy: fields('quote needBy'),
  underwriter: fields('quote underwriter'),
  effectiveDate: fields('terms effectiveDate'),
  limit: fields('terms limit'),
  deductible: fields('terms deductible'),
  waitingPeriod: fields('terms waitingPeriod'),
  retroActivePeriod: fields('terms retroActivePeriod'),
  premium: fields('terms premium'),
  brokerFee: fields('fees brokerFee'),
  additionalBrokerFee: fields('fees additionalBrokerFee'),
  mgaFee: fields('fees mgaFee'),
  modification: ({ subject }) => subject === 'irpm',
  rules: ({ subject }) => subject === 'rules',
  revenue: fields('account revenue'),
  industry: fields('account naicsCode'),
  events: fields('events events'),
  answer: ({ subject, field }, part) => subject === 'security' && field === part,
  coverage: ({ subject, field }, part) => subject === 'terms' && field === `coverage.${part}`,
  subjectivity: (change, part) => changedSubjectivity(change) === part,
} as const satisfies Record<string, Rule>

export type MarkedFact = keyof typeof markedFacts | 'document'

/** The change of a field, if there is one. */
export const changeOf = <Change extends Changed>(
  changes: readonly Change[],
  fact: keyof typeof markedFacts,
  part = '',
): Change | undefined => changes.find((change) => markedFacts[fact](change, part))
