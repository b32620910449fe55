import type { Emitter } from '../../../foundation/host/emitter.ts'
import type { CalculatorEvents } from './contract.ts'
import type { Drafts } from './draft.ts'
import { firstFieldOf, withoutField, type FieldErrors } from './field-errors.ts'
import type { CalculatorForm } from './form.ts'
import type { CalculatorState } from './state.ts'
import { stepOfField, type Step } from './steps.ts'

/** Changes of form and step. Each is stored as a draft. */
export const createFormChanges = (
  state: CalculatorState,
  drafts: Drafts,
  events: Pick<Emitter<CalculatorEvents>, 'emit'>,
) => {
  const { subject, $form, $basis, $quote, $step, $fieldErrors, $saveError, $unfinished } = state

  /**
   * The draft is removed when nothing is unsaved: a saved quote then opens as saved, a new one
   * empty.
   */
  const storeDraft = (): void => {
    const form = $form.get()
    const quote = $quote.get()
    if (form === $basis.get()) {
      if ($unfinished.get() === undefined) drafts.clear()
      return
    }
    $unfinished.set(undefined)
    const { product, requestId, version } = subject
    drafts.write({
      product,
      step: $step.get(),
      form,
      ...(requestId === undefined ? {} : { requestId }),
      ...(quote === undefined ? {} : { quoteId: quote.id, basis: version }),
    })
  }

  const addErrors = (added: FieldErrors): void =>
    $fieldErrors.set({ ...$fieldErrors.get(), ...added })

  const removeError = (field: string): void =>
    $fieldErrors.set(withoutField($fieldErrors.get(), field))

  const moveTo = (step: Step): void => {
    if (!state.isOnePage) $step.set(step)
    storeDraft()
  }

  return {
    storeDraft,
    addErrors,
    removeError,
    moveTo,
    setForm(field: string, form: CalculatorForm): void {
      $form.set(form)
      removeError(field)
      $saveError.set(undefined)
      storeDraft()
      events.emit('changed', field)
    },
    /** Shows errors, goes to the step of the first one, and returns its field. */
    showErrors(fieldErrors: FieldErrors): string | undefined {
      const field = firstFieldOf(fieldErrors)
      if (field === undefined) return undefined
      addErrors(fieldErrors)
      const step = stepOfField(field)
      if (step !== undefined && state.hasStep(step) && step !== $step.get()) moveTo(step)
      return field
    },
  }
}

export type FormChanges = ReturnType<typeof createFormChanges>
