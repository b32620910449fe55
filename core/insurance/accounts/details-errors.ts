import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../foundation/clock/clock.ts'
import { addressParts, type AddressCheck } from '../register/model.ts'
import { addressErrors } from './address-errors.ts'
import { isAddressField } from './address-lookup.ts'
import { detailsFormErrors, type DetailsField, type DetailsForm } from './details-form.ts'
import type { DetailsState, FieldMessage, FieldMessages } from './details-view.ts'

interface DetailsErrorsInput {
  readonly clock: Clock
  readonly $state: ReadableAtom<DetailsState>
  readonly $form: ReadableAtom<DetailsForm | undefined>
  /** Whether an unconfirmed address is overridden. */
  readonly $override: ReadableAtom<{ readonly isOverridden: boolean }>
  /** The last check of the address; undefined if unchecked. */
  readonly check: () => AddressCheck | undefined
}

/** The errors of a details form: all errors, and the visible ones. */
export interface DetailsErrors {
  /** Errors of the fields that lost focus; of all fields after a save attempt. */
  readonly $errors: ReadableAtom<FieldMessages>
  /** Whether the form has an error, visible or not. */
  hasErrors(): boolean
  /** Updates the visible errors. */
  show(): void
  /** The field lost focus; its error is visible from now on. */
  leave(field: DetailsField): void
  /** A save was attempted; all errors are visible from now on. */
  leaveAll(): void
  /** Sets the server's field errors. */
  reject(errors: readonly (readonly [DetailsField, FieldMessage])[]): void
  /** A field changed; removes its server error. */
  change(field: DetailsField): void
  /** Hides all errors; the form shows the stored values. */
  reset(): void
}

/** Creates the errors of a details form. */
export const createDetailsErrors = ({
  clock,
  $state,
  $form,
  $override,
  check,
}: DetailsErrorsInput): DetailsErrors => {
  const $errors = atom<FieldMessages>({})
  const touched = new Set<DetailsField>()
  const rejected = new Map<DetailsField, FieldMessage>()
  let wasSubmitted = false

  const found = (): ReadonlyMap<string, FieldMessage> => {
    const [state, form] = [$state.get(), $form.get()]
    if (state.kind !== 'open' || form === undefined) return new Map()
    const { account, variant } = state
    const year = new Date(clock.now()).getUTCFullYear()
    const unverified = $override.get().isOverridden ? [] : (check()?.unverified ?? [])
    const all = [
      ...addressErrors(unverified),
      ...detailsFormErrors(
        { region: account.region, year, variant, storedPhone: account.phoneNumber },
        form,
      ).toReversed(),
    ]
    return new Map(all.map(({ field, ...error }) => [field, error]))
  }

  const show = (): void => {
    const form = $form.get()
    if (form === undefined) return
    const isChecked = check() !== undefined
    // no error is visible while the user types in the first field
    const all = wasSubmitted || isChecked || touched.size > 0 ? found() : undefined
    const shown = (Object.keys(form) as DetailsField[]).flatMap((field) => {
      const isDue = wasSubmitted || touched.has(field) || (isChecked && isAddressField(field))
      const error = rejected.get(field) ?? (isDue ? all?.get(field) : undefined)
      return error === undefined ? [] : [[field, error] as const]
    })
    // skipped if there are no errors before and after, so that typing does not re-render other
    // fields
    if (shown.length > 0 || Object.keys($errors.get()).length > 0) {
      $errors.set(Object.fromEntries(shown))
    }
  }

  return {
    $errors,
    hasErrors: () => found().size > 0,
    show,
    leave(field) {
      touched.add(field)
    },
    leaveAll() {
      wasSubmitted = true
      show()
    },
    reject(errors) {
      for (const [field, error] of errors) rejected.set(field, error)
      show()
    },
    change(field) {
      rejected.delete(field)
      // the parts of an address are rejected together
      if (isAddressField(field)) for (const each of addressParts) rejected.delete(each)
    },
    reset() {
      touched.clear()
      rejected.clear()
      wasSubmitted = false
    },
  }
}
