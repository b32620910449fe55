import type { Region } from '../region/regions.ts'
import type { Translate } from '../wording/wording.ts'
import { dialable } from './phone.ts'

/** The error of a phone field with that label (spec 1 §5); undefined when it is valid. */
export const phoneError = (
  t: Translate,
  region: Region,
  text: string,
  { label, required = false }: { readonly label: string; readonly required?: boolean },
): string | undefined => {
  if (text.trim() === '') return required ? t('errors:required', { label }) : undefined
  return dialable(region, text) === null ? t('errors:phoneNotValid', { label }) : undefined
}
