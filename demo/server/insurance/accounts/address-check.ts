import { addressErrors } from '#core/insurance/accounts/address-errors.ts'
import type { AccountFieldError } from '#core/insurance/accounts/new-account.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { checkAddress, canConfirmAddress, type EnteredAddress } from '../register/check-address.ts'

/** A complete or partial address as entered. */
type PartialAddress = { readonly [_ in keyof EnteredAddress]?: string | undefined } & {
  /** Whether to use it although the register does not confirm it. */
  readonly isAddressConfirmed?: boolean | undefined
}

/**
 * The parts of an address that the region's register does not confirm, each an error of its field.
 * Provider staff may use them anyway (spec 3 §5).
 */
export const unverifiedParts = async (
  { database }: Pick<Services, 'database'>,
  viewer: Viewer,
  region: Region,
  { address1 = '', address2, city = '', zipCode = '', isAddressConfirmed }: PartialAddress,
): Promise<readonly AccountFieldError[]> => {
  const address = { address1, address2, city, zipCode }
  const entered = Object.entries(address).flatMap(([part, text]) => (text ? [part] : []))
  const isOverridden = isAddressConfirmed === true && canConfirmAddress(viewer)
  if (entered.length === 0 || isOverridden) return []
  const { unverified } = await checkAddress(database, region, address)
  return addressErrors(unverified).filter(({ field }) => entered.includes(field))
}
