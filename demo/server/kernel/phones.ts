import type { Region } from '#core/foundation/region/regions.ts'
import { assignablePhone } from '#core/foundation/validation/numbering-plan.ts'
import { fieldError } from './api-error.ts'

/** A phone number as it is stored; 400 at its field when its country has no such number. */
export const mustBePhone = (
  region: Region,
  text: string,
  { field, code = 'phoneInvalid' }: { readonly field: string; readonly code?: string },
): string => {
  const phone = assignablePhone(region, text)
  if (phone === null) throw fieldError(code, field)
  return phone
}

/** A phone number as it is stored; a text that is none stays, because nobody was asked for one. */
export const writtenPhone = (region: Region, text: string): string =>
  assignablePhone(region, text) ?? text
