import { coverageById, coverageIds, type Coverage } from '../../products/coverages.ts'
import type { FieldError, FieldErrors } from './field-errors.ts'
import type { CalculatorForm } from './form.ts'
import type { Price } from './pricing.ts'
import { displayedOption } from './displayed-option.ts'

/** A rejected choice of a draft that has no control on screen. */
export interface RejectedTerm {
  /** Its wire path: `coverages.24`, `additionalInsureds`. */
  readonly path: string
  /** Absent if the catalogue no longer has it. */
  readonly coverage: Coverage | undefined
  readonly error: FieldError
}

interface Shown {
  readonly errors: FieldErrors
  readonly form: CalculatorForm
  readonly price: Price
}

const insureds = 'additionalInsureds'

/** Rejected choices without a form control: coverages that are no longer sold or not selected. */
export const rejectedTerms = ({ errors, form, price }: Shown): readonly RejectedTerm[] => {
  const { coverages } = displayedOption(form, price)
  const found = new Map<string, RejectedTerm>()
  for (const [path, error] of Object.entries(errors)) {
    const [part, id = ''] = path.split('.')
    if (part === 'coverages' && coverages[id]?.selected !== true)
      found.set(`coverages.${id}`, {
        path: `coverages.${id}`,
        coverage: coverageById(Number(id)),
        error,
      })
    const isSold = coverages[coverageIds.ADDITIONAL_INSURED]?.availability.available === true
    if (part === insureds && !isSold)
      found.set(insureds, {
        path: insureds,
        coverage: coverageById(coverageIds.ADDITIONAL_INSURED),
        error,
      })
  }
  return [...found.values()]
}

/** The form without such a choice. */
export const withoutRejected = (form: CalculatorForm, path: string): CalculatorForm => {
  if (path === insureds) {
    const { additionalInsureds: _, ...rest } = form
    return rest
  }
  const id = path.slice(path.indexOf('.') + 1)
  const coverages = Object.entries(form.coverages).filter(([each]) => each !== id)
  return { ...form, coverages: Object.fromEntries(coverages) }
}
