import { atom, type ReadableAtom } from 'nanostores'
import type { Stop } from '../../foundation/host/host.ts'
import { regionTable, type Region } from '../../foundation/region/regions.ts'
import type { Services } from '../../platform/services.ts'
import { validateAddress } from '../register/endpoints.ts'
import type { AddressCheck } from '../register/model.ts'
import type { DetailsField, DetailsForm } from './details-form.ts'

/** The parts of an address that are checked together. */
export const addressFields = ['address1', 'address2', 'city', 'zipCode'] as const

/** Whether a field is part of the main address. */
export const isAddressField = (field: DetailsField): boolean =>
  addressFields.some((each) => each === field)

/** The check of an address against the region's register, where it has one (spec 3 §5). */
export interface AddressLookup {
  /** The last check; undefined if the address is unchecked. */
  readonly $check: ReadableAtom<AddressCheck | undefined>
  /** Checks a form's address, unless it was the last one checked. */
  ask(form: DetailsForm): void
  /** Drops the check because the address changed. */
  drop(): void
  dispose: Stop
}

/** Creates the check of an address. `stored` returns the address that needs no check. */
export const createAddressLookup = (
  { api }: Pick<Services, 'api'>,
  region: Region,
  stored: () => DetailsForm,
): AddressLookup => {
  const $check = atom<AddressCheck | undefined>(undefined)
  let controller = new AbortController()
  let checkedText = ''

  const textOf = (form: DetailsForm): string => addressFields.map((each) => form[each]).join('\n')

  const drop = (): void => {
    controller.abort()
    checkedText = ''
    $check.set(undefined)
  }

  return {
    $check,
    drop,
    ask(form) {
      const { address1, address2, city, zipCode } = form
      const text = textOf(form)
      // regions that use states have no street register
      if (regionTable[region].locationField === 'state' || text === checkedText) return
      if ([address1, city, zipCode].some((part) => part.trim() === '')) return
      drop()
      if (text === textOf(stored())) return
      checkedText = text
      controller = new AbortController()
      const { signal } = controller
      const body = { address1, address2, city, zipCode, country: region }
      api.call(validateAddress, { body, signal }).then(
        (check) => signal.aborted || $check.set(check),
        // ignored, because the server checks again when the form is saved
        () => undefined,
      )
    },
    dispose: () => controller.abort(),
  }
}
