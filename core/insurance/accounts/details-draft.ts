import type { KeyValue } from '../../foundation/host/host.ts'
import { parseStoredJson } from '../../foundation/storage/stored-json.ts'
import type { DetailsForm } from './details-form.ts'

/** The form with the values of a draft that its fields can take. */
export const withDraft = (tab: KeyValue, key: string, start: DetailsForm): DetailsForm => {
  const stored = parseStoredJson(tab.get(key))
  if (typeof stored !== 'object' || stored === null) return start
  const values: Readonly<Record<string, unknown>> = { ...start }
  const fits = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(start, name) && typeof value === typeof values[name],
  )
  return { ...start, ...Object.fromEntries(fits) }
}

/** Stores the values that differ from the start; removes the draft when none does. */
export const writeDraft = (
  tab: KeyValue,
  key: string,
  form: DetailsForm,
  start: DetailsForm,
): void => {
  const values: Readonly<Record<string, unknown>> = { ...start }
  const changed = Object.entries(form).filter(([name, value]) => value !== values[name])
  if (changed.length === 0) tab.remove(key)
  else tab.set(key, JSON.stringify(Object.fromEntries(changed)))
}
