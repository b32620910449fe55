import { regionTable, type Region } from '../../foundation/region/regions.ts'
import { applicationFields } from '../accounts/application/model.ts'
import type { BusinessType, DataStatus } from './statuses.ts'

/** Contact fields of the prospective policyholder. */
export const contactFields = [
  'contactFirstName',
  'contactLastName',
  'contactEmail',
  'contactPhone',
] as const
export type ContactField = (typeof contactFields)[number]

/** All fields of a submission: company details and contact. */
export const submissionFields = [...applicationFields, ...contactFields] as const
export type SubmissionField = (typeof submissionFields)[number]

/** The minimum score at which a value needs no certification. */
export const certainScore = 0.8

/** A value with its score. Values are strings, as in the account details form. */
export interface ScoredValue {
  readonly field: SubmissionField
  readonly value: string
  /** The parser's confidence, 0 to 1. */
  readonly score: number
  readonly isCertified: boolean
}

/** Fields that a price depends on. */
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

/** Fields that a submission needs before it can be quoted, in display order. */
export const requiredFields = (region: Region): readonly SubmissionField[] => [
  ...always,
  regionTable[region].locationField === 'state' ? 'state' : 'zipCode',
]

/** Whether a value can be used without certification. */
export const isCertain = ({ score, isCertified }: Omit<ScoredValue, 'field' | 'value'>): boolean =>
  isCertified || score >= certainScore

/** Required fields without a value. */
export const missingFields = (
  region: Region,
  values: readonly ScoredValue[],
): readonly SubmissionField[] =>
  requiredFields(region).filter((needed) => !values.some(({ field }) => field === needed))

/** Required fields whose values need certification. */
export const uncertainFields = (
  region: Region,
  values: readonly ScoredValue[],
): readonly SubmissionField[] =>
  requiredFields(region).filter((needed) =>
    values.some((each) => each.field === needed && !isCertain(each)),
  )

/** The lowest score of the uncertified values; null if there are none. */
export const confidenceOf = (values: readonly ScoredValue[]): number | null => {
  const scores = values.filter(({ isCertified }) => !isCertified).map(({ score }) => score)
  return scores.length === 0 ? null : Math.min(...scores)
}

/** The data that decides whether a submission is ready. */
export interface DataInput {
  readonly region: Region
  readonly businessType: BusinessType
  readonly values: readonly ScoredValue[]
}

/**
 * The status derived from the data: ready when no value is missing or uncertain, in need of an
 * application when no value is known that a price depends on.
 */
export const dataStatusOf = ({ region, businessType, values }: DataInput): DataStatus => {
  const missing = missingFields(region, values)
  if (missing.length === 0 && uncertainFields(region, values).length === 0) return 'readyToQuote'
  const isUnknown = pricedBy.every((field) => missing.includes(field))
  return isUnknown && businessType === 'new_business' ? 'needsApplication' : 'incomplete'
}
