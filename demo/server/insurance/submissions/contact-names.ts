import type { ContactField } from '#core/insurance/submissions/fields.ts'
import { plainName } from '../accounts/application/field-names.ts'

/** The names that applications use for contact fields, in lower case. */
const names: Readonly<Record<ContactField, readonly string[]>> = {
  contactFirstName: ['contact first name', 'first name', 'policyholder first name'],
  contactLastName: ['contact last name', 'last name', 'surname', 'policyholder last name'],
  contactEmail: ['contact email', 'email', 'e mail', 'email address', 'policyholder email'],
  contactPhone: ['contact phone', 'contact telephone', 'policyholder phone'],
}

const fullNames: ReadonlySet<string> = new Set([
  'contact',
  'contact name',
  'contact person',
  'primary contact',
])

const byName = new Map(
  (Object.keys(names) as ContactField[]).flatMap((field) =>
    [...names[field], plainName(field)].map((name) => [name, field] as const),
  ),
)

/** The contact field that a name refers to. */
export const contactFieldNamed = (name: string): ContactField | undefined =>
  byName.get(plainName(name))

/** Whether a name refers to a person's full name. */
export const isFullName = (name: string): boolean => fullNames.has(plainName(name))

/** Splits a full name into first and last name; a guess for more than two words. */
export const splitName = (name: string): readonly [first: string, last: string] | undefined => {
  const at = name.trim().lastIndexOf(' ')
  return at < 1 ? undefined : [name.slice(0, at).trim(), name.slice(at + 1)]
}
