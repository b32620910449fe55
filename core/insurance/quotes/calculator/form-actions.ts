import { companyError, companyPaths } from './company.ts'
import type { Calculator } from './contract.ts'
import type { FormChanges } from './form-changes.ts'
import type { Pricing } from './pricing.ts'
import type { CalculatorState } from './state.ts'

/** The user's actions on form fields. */
export const createFormActions = (
  state: CalculatorState,
  { setForm, addErrors, removeError, storeDraft }: FormChanges,
  pricing: Pricing,
  price: () => void,
): Pick<
  Calculator,
  'setCompany' | 'leaveCompany' | 'setContact' | 'setAddress' | 'revise' | 'revert'
> => {
  const { $form, $basis, $rules, $fieldErrors, $saveError } = state
  return {
    setCompany(field, value) {
      pricing.prepare()
      const form = $form.get()
      setForm(companyPaths[field], { ...form, company: { ...form.company, [field]: value } })
      // non-US revenue may not exceed total revenue
      if (field === 'revenue') removeError(companyPaths.nonUsRevenue)
    },
    leaveCompany(field) {
      const fieldError = companyError(field, $form.get().company, $rules.get(), state.region())
      const path = companyPaths[field]
      if (fieldError !== undefined) addErrors({ [path]: fieldError })
      else if (!(path in $fieldErrors.get())) price()
    },
    setContact(field, value) {
      const form = $form.get()
      setForm(`contact.${field}`, { ...form, contact: { ...form.contact, [field]: value } })
    },
    setAddress(field, value) {
      const form = $form.get()
      setForm(`account.${field}`, { ...form, address: { ...form.address, [field]: value } })
    },
    revise(field, change) {
      setForm(field, change($form.get(), pricing.$price.get()?.answer))
      price()
    },
    revert() {
      $form.set($basis.get())
      $fieldErrors.set({})
      $saveError.set(undefined)
      storeDraft()
      price()
    },
  }
}
