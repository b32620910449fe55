import type { KeyValue } from '#core/foundation/host/host.ts'
import { parseStoredJson } from '#core/foundation/storage/stored-json.ts'

/** Values of a form in a draft. */
export type DraftValues = Readonly<Record<string, string | boolean>>

/** The part of a signed-in user that drafts belong to. */
export interface DraftOwner {
  readonly id: string
  readonly accountId: string
}

/**
 * Drafts belong to one user in one account, and to one record: neither another user of the tab gets
 * them, nor the same one in another account.
 */
export const draftKey = (owner: DraftOwner | undefined, record: string): string =>
  ['parapet.draft', owner?.id ?? '', owner?.accountId ?? '', record].join('.')

/** The draft of a form, with values that its fields can take. */
export const readDraft = (tab: KeyValue, key: string, fields: DraftValues): DraftValues => {
  const stored = parseStoredJson(tab.get(key))
  if (typeof stored !== 'object' || stored === null) return {}
  const fits = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(fields, name) && typeof value === typeof fields[name],
  )
  return Object.fromEntries(fits)
}

/** Stores the values that differ from the form's start; removes the draft when none does. */
export const writeDraft = (
  tab: KeyValue,
  key: string,
  values: DraftValues,
  start: DraftValues,
): void => {
  const changed = Object.entries(values).filter(([name, value]) => value !== start[name])
  if (changed.length === 0) tab.remove(key)
  else tab.set(key, JSON.stringify(Object.fromEntries(changed)))
}
