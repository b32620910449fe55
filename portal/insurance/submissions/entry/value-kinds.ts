import type { SubmissionField } from '#core/insurance/submissions/fields.ts'

/** What a field is entered by, where that is no line of text. */
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
} as const satisfies Partial<Record<SubmissionField, string>>

const hasKind = (field: string): field is keyof typeof kinds => Object.hasOwn(kinds, field)

/** What a field is entered by. */
export const kindOf = (field: SubmissionField) => (hasKind(field) ? kinds[field] : 'text')
