import type { Region } from '#core/foundation/region/regions.ts'
import { assignablePhone } from '#core/foundation/validation/numbering-plan.ts'
import { isStoredPhone } from '#core/foundation/validation/phone.ts'
import { fieldError } from './api-error.ts'

/**
 * A phone number as it is stored; null when its country has no such number. One that is stored already
 * stays.
 */
export const checkedPhone = (
  region: Region,
  text: string,
  stored: string | null | undefined,
): string | null =>
  assignablePhone(region, text) ?? (isStoredPhone(region, text, stored) ? (stored ?? null) : null)

/** A phone number as `checkedPhone` takes it; 400 at its field otherwise. */
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

/** A phone number as it is stored; a text that is none stays, because its caller has checked it. */
export const writtenPhone = (region: Region, text: string): string =>
  assignablePhone(region, text) ?? text
