import { phoneNumbersSettled } from '../../../foundation/validation/phone.ts'
import type { CalculatorOptions, CalculatorPlatform } from './contract.ts'
import { fieldErrorsOf } from './field-errors.ts'
import type { CalculatorForm } from './form.ts'
import type { FormChanges } from './form-changes.ts'
import type { Quote } from '../model.ts'
import type { QuoteVersion } from './quote-version.ts'
import type { CalculatorState } from './state.ts'
import { stepOfField } from './steps.ts'

/** Saves the form, one attempt at a time. Returns the first invalid field. */
export const createSave = (
  platform: CalculatorPlatform,
  { accountId, policyId }: Pick<CalculatorOptions, 'accountId' | 'policyId'>,
  state: CalculatorState,
  { showErrors, storeDraft }: FormChanges,
  onSaved: (quote: Quote, version: QuoteVersion, sent: CalculatorForm) => void,
): (() => Promise<string | undefined>) => {
  const { subject, asksAddress, $form, $basis, $quote, $isSaving, $saveError, $conflict } = state
  const save = async (): Promise<string | undefined> => {
    $isSaving.set(true)
    $saveError.set(undefined)
    try {
      // Loaded lazily, when the user saves.
      const { addressErrors, contactErrors, saveCall } = await import('./save-call.ts')
      await phoneNumbersSettled()
      const form = $form.get()
      const basis = $basis.get()
      const region = state.region()
      const input = state.input()
      const field = showErrors({
        ...state.companyErrors(),
        ...contactErrors(form.contact, region, basis.contact.phone),
        ...(asksAddress ? addressErrors(form.address, region, form.company.state) : {}),
      })
      if (field !== undefined || input === undefined) return field
      // Stored with the first attempt only, so that a tab duplicated before it saves its own
      // quote.
      subject.requestId ??= platform.host.randomId()
      storeDraft()
      const { version, requestId } = subject
      const quote = $quote.get()
      const attempt = { input, form, basis, asksAddress, accountId, policyId, quote }
      const result = await saveCall(platform, { ...attempt, version, requestId })
      if (result.kind === 'saved') onSaved(result.quote, result.version, form)
      else $conflict.set(result.conflict)
      return undefined
    } catch (cause) {
      const error = platform.errors.caught(cause, 'load')
      const field = showErrors(fieldErrorsOf(error))
      // An error at its field is not shown again.
      if (field === undefined || stepOfField(field) === undefined) $saveError.set(error)
      return field
    } finally {
      $isSaving.set(false)
    }
  }
  let saving: Promise<string | undefined> | undefined
  return () => (saving ??= save().finally(() => (saving = undefined)))
}
