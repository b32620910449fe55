import type { Region } from '#core/foundation/region/regions.ts'
import { isStoredPhone, storedPhone } from '#core/foundation/validation/phone-number.ts'
import { fieldError } from './api-error.ts'

/**
 * A phone number in its stored form; null if it is not valid in its country. A number that is
 * already stored is unchanged.
 */
export const checkedPhone = (
  region: Region,
  text: string,
  stored: string | null | undefined,
): string | null =>
  storedPhone(region, text) ?? (isStoredPhone(region, text, stored) ? (stored ?? null) : null)

/** A phone number in its stored form; throws 400 at its field if it is invalid. */
export const requirePhone = (
  region: Region,
  text: string,
  {
    field,
    code = 'phoneInvalid',
    stored,
  }: { readonly field: string; readonly code?: string; readonly stored?: string | null },
): string => {
  const phone = checkedPhone(region, text, stored)
  if (phone === null) throw fieldError(code, field)
  return phone
}

/**
 * A phone number in its stored form. Any other text is unchanged, because the caller has checked
 * it.
 */
export const phoneText = (region: Region, text: string): string => storedPhone(region, text) ?? text
