import type { SubmissionField } from '#core/insurance/submissions/fields.ts'

/** The kind of input of a field that is not a line of text. */
const kinds = {
  naicsCode: 'industry',
  state: 'state',
  ownershipType: 'ownership',
  entityType: 'entity',
  revenue: 'money',
  nonUsRevenue: 'money',
  noOfEmployeesAll: 'count',
  numberOfPersonalRecords: 'count',
  yearEstablished: 'year',
  percentInternationalSales: 'count',
  contactEmail: 'email',
  phoneNumber: 'phone',
  contactPhone: 'phone',
} as const satisfies Partial<Record<SubmissionField, string>>

const hasKind = (field: string): field is keyof typeof kinds => Object.hasOwn(kinds, field)

/** The kind of input of a field. */
export const kindOf = (field: SubmissionField) => (hasKind(field) ? kinds[field] : 'text')
