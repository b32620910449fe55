import type { Region } from '../../foundation/region/regions.ts'
import type { FieldErrorCode } from '../../foundation/validation/field-errors.ts'
import { emailAddress, optionalPhone, personName } from '../../foundation/validation/shapes.ts'
import { detailsFormErrors, type DetailsForm } from '../accounts/details-form.ts'
import { contactFields, submissionFields, type SubmissionField } from './fields.ts'

/** Values by field; an empty string means no value. */
export type FieldValues = Readonly<Partial<Record<SubmissionField, string>>>

/** A field error, before it is translated. */
export interface SubmissionFieldError {
  readonly field: SubmissionField
  readonly code: FieldErrorCode
}

const emptyForm: DetailsForm = {
  name: '',
  dbaOrTradestyle: '',
  naicsCode: '',
  primaryNaicsPercentage: '100',
  secondNaicsCode: '',
  ein: '',
  revenue: '',
  nonUsRevenue: '',
  dunsNumber: '',
  noOfEmployeesAll: '',
  yearEstablished: '',
  ownershipType: '',
  entityType: '',
  phoneNumber: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  isFranchise: false,
  franchiseSystemConnectivity: '',
  domainName: '',
  domains: '',
  url: '',
  collectingPersonalInformation: '',
  numberOfPersonalRecords: '',
  percentInternationalSales: '',
  isSameAddress: true,
  mailingAddress1: '',
  mailingAddress2: '',
  mailingCity: '',
  mailingState: '',
  mailingZipCode: '',
  changeInScope: '',
  changeInScopeDetail: '',
}

const contactShapes = (region: Region) => ({
  contactFirstName: personName('firstNameRequired'),
  contactLastName: personName('lastNameRequired'),
  contactEmail: emailAddress(),
  contactPhone: optionalPhone(region),
})

const contactErrors = (region: Region, values: FieldValues): SubmissionFieldError[] => {
  const shapes = contactShapes(region)
  return contactFields.flatMap((field) => {
    const value = values[field]
    if (!value) return []
    const [issue] = shapes[field].safeParse(value).error?.issues ?? []
    // messages of shapes are wording keys
    return issue === undefined ? [] : [{ field, code: issue.message as FieldErrorCode }]
  })
}

/**
 * The errors of the given values (spec 2 §5): account details and contact. A missing value is no
 * error; it makes the submission incomplete.
 */
export const submissionFieldErrors = (
  { region, year }: { readonly region: Region; readonly year: number },
  values: FieldValues,
): readonly SubmissionFieldError[] => {
  const errors = detailsFormErrors({ region, year }, { ...emptyForm, ...values })
  const isGiven = (field: SubmissionField): boolean => Boolean(values[field])
  return [
    ...submissionFields.flatMap((field) => {
      const error = isGiven(field) ? errors.find((each) => each.field === field) : undefined
      return error === undefined ? [] : [{ field, code: error.code }]
    }),
    ...contactErrors(region, values),
  ]
}
