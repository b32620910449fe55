import { regionTable, type Region } from '../../foundation/region/regions.ts'
import { applicationFields } from '../accounts/application/model.ts'
import type { BusinessType, FactStatus } from './statuses.ts'

/** Fields of the person who is asked about the quote: the policyholder to be. */
export const contactFields = [
  'contactFirstName',
  'contactLastName',
  'contactEmail',
  'contactPhone',
] as const
export type ContactField = (typeof contactFields)[number]

/** Everything that a submission may say: the details of its company, and the contact. */
export const submissionFields = [...applicationFields, ...contactFields] as const
export type SubmissionField = (typeof submissionFields)[number]

/** Scores from which a value counts without a person who certifies it. */
export const certainScore = 0.8

/** A value with its score; values are texts as the form of account details has them. */
export interface ScoredValue {
  readonly field: SubmissionField
  readonly value: string
  /** 0 to 1: how sure the parser is. */
  readonly score: number
  readonly isCertified: boolean
}

/** Facts without which nothing is priced. */
const pricedBy = [
  'naicsCode',
  'revenue',
  'yearEstablished',
] as const satisfies readonly SubmissionField[]

const always = [
  'name',
  ...pricedBy,
  'contactFirstName',
  'contactLastName',
  'contactEmail',
] as const satisfies readonly SubmissionField[]

/** Fields that a submission needs before it is quoted, in display order. */
export const neededFields = (region: Region): readonly SubmissionField[] => [
  ...always,
  regionTable[region].insuredPlace === 'state' ? 'state' : 'zipCode',
]

/** Whether a value can be used as it stands. */
export const isCertain = ({ score, isCertified }: Omit<ScoredValue, 'field' | 'value'>): boolean =>
  isCertified || score >= certainScore

/** Needed fields that are not there. */
export const missingFields = (
  region: Region,
  values: readonly ScoredValue[],
): readonly SubmissionField[] =>
  neededFields(region).filter((needed) => !values.some(({ field }) => field === needed))

/** Needed fields whose values somebody has to certify. */
export const uncertainFields = (
  region: Region,
  values: readonly ScoredValue[],
): readonly SubmissionField[] =>
  neededFields(region).filter((needed) =>
    values.some((each) => each.field === needed && !isCertain(each)),
  )

/** The least score of the values that nobody has certified; null where there is none. */
export const confidenceOf = (values: readonly ScoredValue[]): number | null => {
  const scores = values.filter(({ isCertified }) => !isCertified).map(({ score }) => score)
  return scores.length === 0 ? null : Math.min(...scores)
}

/** What the readiness of a submission depends on. */
export interface Facts {
  readonly region: Region
  readonly businessType: BusinessType
  readonly values: readonly ScoredValue[]
}

/**
 * The status that the facts give: ready when nothing misses and nothing is uncertain, and in need of
 * an application where nothing is known that makes a price.
 */
export const factStatusOf = ({ region, businessType, values }: Facts): FactStatus => {
  const missing = missingFields(region, values)
  if (missing.length === 0 && uncertainFields(region, values).length === 0) return 'readyToQuote'
  const isUnknown = pricedBy.every((field) => missing.includes(field))
  return isUnknown && businessType === 'new_business' ? 'needsApplication' : 'incomplete'
}
