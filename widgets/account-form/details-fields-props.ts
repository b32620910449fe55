import type { Account } from '#core/insurance/accounts/model.ts'
import type { DetailsVariant } from '#core/insurance/products/details-forms.ts'

/** The account whose fields are shown, and which form. */
export interface DetailsFieldsProps {
  readonly account: Account
  readonly variant: DetailsVariant
}
