import type { KeyValue } from '#core/foundation/host/host.ts'
import { parseStoredJson } from '#core/foundation/storage/stored-json.ts'

/** A row of a list in a form. */
export type DraftRow = Readonly<Record<string, string>>

type DraftValue = string | boolean | readonly DraftRow[]

/** Values of a form in a draft. */
export type DraftValues = Readonly<Record<string, DraftValue>>

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

const isRow = (value: unknown): value is DraftRow =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string')

/** Whether a field takes a value: one of the kind that it starts with. */
const fits = (value: unknown, field: DraftValue | undefined): value is DraftValue =>
  Array.isArray(field) ? Array.isArray(value) && value.every(isRow) : typeof value === typeof field

/** The draft of a form, with values that its fields can take. */
export const readDraft = (tab: KeyValue, key: string, fields: DraftValues): DraftValues => {
  const stored = parseStoredJson(tab.get(key))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(fields, name) && fits(value, fields[name]),
    ),
  )
}

const differ = (one: DraftValue, other: DraftValue | undefined): boolean =>
  Array.isArray(one) ? JSON.stringify(one) !== JSON.stringify(other) : one !== other

/** Stores the values that differ from the form's start; removes the draft when none does. */
export const writeDraft = (
  tab: KeyValue,
  key: string,
  values: DraftValues,
  start: DraftValues,
): void => {
  const changed = Object.entries(values).filter(([name, value]) => differ(value, start[name]))
  if (changed.length === 0) tab.remove(key)
  else tab.set(key, JSON.stringify(Object.fromEntries(changed)))
}
