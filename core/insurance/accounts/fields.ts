import type { Account } from './model.ts'
import { accountDetailsErrors, type DetailsContext } from './details.ts'
import { detailsFormOf, detailsOf, type DetailsForm } from './details-form.ts'
import { formFieldOf } from './mailing-address.ts'
import type { AccountField } from './offers.ts'

/** Fields of the longer form only. */
const proFields: readonly (keyof DetailsForm)[] = [
  'franchiseSystemConnectivity',
  'collectingPersonalInformation',
  'changeInScope',
  'changeInScopeDetail',
]

/** Yes/no fields without an empty state. */
const answered: readonly (keyof DetailsForm)[] = ['isFranchise', 'isSameAddress']

const isKnown = (form: DetailsForm, field: keyof DetailsForm): boolean =>
  answered.includes(field) || form[field] !== ''

/** Whether the form is rejected without a field. */
const isRequired = (
  context: DetailsContext,
  form: DetailsForm,
  field: keyof DetailsForm,
): boolean =>
  !answered.includes(field) &&
  accountDetailsErrors(context, detailsOf({ ...form, [field]: '' }, context.variant)).some(
    (error) => formFieldOf(error.field) === field,
  )

/**
 * The fields of the account details form, in form order. Required fields depend on the rules and
 * on the account's other data.
 */
export const accountFieldsOf = (context: DetailsContext, account: Account): AccountField[] => {
  const form = detailsFormOf(account)
  return (Object.keys(form) as (keyof DetailsForm)[])
    .filter((field) => context.variant === 'pro' || !proFields.includes(field))
    .map((field) => ({
      field,
      isRequired: isRequired(context, form, field),
      isKnown: isKnown(form, field),
    }))
}
