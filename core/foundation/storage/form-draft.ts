import type { Drafts } from './drafts.ts'
import { parseStoredJson } from './stored-json.ts'

/** A row of a list in a form. */
type DraftRow = Readonly<Record<string, string>>

type DraftValue = string | boolean | readonly DraftRow[]

/** Values of a form in a draft. */
export type DraftValues = Readonly<Record<string, DraftValue>>

/** The part of a signed-in user that identifies the owner of drafts. */
interface DraftOwner {
  readonly id: string
  readonly accountId: string
}

/**
 * The key of a draft. A draft belongs to one user in one account and to one record, so that neither
 * another user of the tab nor the same user in another account gets it.
 */
export const formDraftKey = (owner: DraftOwner | undefined, record: string): string =>
  ['parapet.draft', owner?.id ?? '', owner?.accountId ?? '', record].join('.')

const isRow = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string')

/** Whether a value has the type of the field's initial value. */
const fits = (value: unknown, start: unknown): boolean =>
  Array.isArray(start) ? Array.isArray(value) && value.every(isRow) : typeof value === typeof start

/** The form with the values of its draft that fit its fields. */
export const withDraft = <Form extends object>(
  drafts: Pick<Drafts, 'get'>,
  key: string,
  start: Form,
): Form => {
  const stored = parseStoredJson(drafts.get(key))
  if (typeof stored !== 'object' || stored === null) return start
  const values = new Map<string, unknown>(Object.entries(start))
  const accepted = Object.entries(stored).filter(
    ([name, value]) => values.has(name) && fits(value, values.get(name)),
  )
  return { ...start, ...Object.fromEntries(accepted) }
}

const differ = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) ? JSON.stringify(one) !== JSON.stringify(other) : one !== other

/** The names of the values in which a form differs from its initial values. */
export const changedNames = <Form extends object>(
  form: Form,
  start: Form,
): readonly (keyof Form & string)[] =>
  // `Object.keys` loses the type of the keys
  (Object.keys(start) as (keyof Form & string)[]).filter((name) => differ(form[name], start[name]))

/** Stores the values that differ from the form's initial values; removes the draft if none does. */
export const writeDraft = <Form extends object>(
  drafts: Pick<Drafts, 'set' | 'remove'>,
  key: string,
  form: Form,
  start: Form,
): void => {
  // runs at every key, so the initial values are not serialised
  const changed = Object.entries(form).filter(([name, value]) =>
    differ(value, Reflect.get(start, name)),
  )
  if (changed.length === 0) drafts.remove(key)
  else drafts.set(key, JSON.stringify(Object.fromEntries(changed)))
}
