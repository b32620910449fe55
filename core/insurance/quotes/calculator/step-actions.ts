import type { Calculator } from './contract.ts'
import { firstFieldOf } from './field-errors.ts'
import type { FormChanges } from './form-changes.ts'
import type { CalculatorState } from './state.ts'
import { stepFrom, type Step } from './steps.ts'

/** Navigation between the steps of the form. */
export const createStepActions = (
  state: CalculatorState,
  { showErrors, moveTo }: FormChanges,
  given: {
    readonly save: Calculator['save']
    /** Called when the company is complete; rules and price depend on it. */
    readonly onCompany: () => void
  },
): Pick<Calculator, 'next' | 'goTo' | 'canOpen'> => {
  const canOpen = (step: Step): boolean => {
    if (step === 'saved') return state.$quote.get() !== undefined
    const taken: readonly Step[] = [...state.steps(), 'saved']
    const at = taken.indexOf(step)
    if (at === -1) return false
    const isBack = at <= taken.indexOf(state.$step.get())
    return isBack || step === 'company' || firstFieldOf(state.companyErrors()) === undefined
  }
  return {
    canOpen,
    goTo(step) {
      if (canOpen(step)) moveTo(step)
    },
    async next() {
      const step = state.$step.get()
      if (step === 'company') {
        const field = showErrors(state.companyErrors())
        if (field !== undefined) return field
        given.onCompany()
      }
      if (step === 'contact') return given.save()
      const following = stepFrom(state.steps(), step, 1)
      if (following !== undefined) moveTo(following)
      return undefined
    },
  }
}
