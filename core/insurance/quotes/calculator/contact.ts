import * as z from 'zod/mini'
import type { Region } from '../../../foundation/region/regions.ts'
import { contactFor, type Contact } from '../bind/contact.ts'
import type { FieldErrors } from './field-errors.ts'
import type { ContactField, ContactValues } from './form.ts'

/** The fields of the last step, in display order. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies readonly ContactField[]

/** The errors of the contact by wire path, by the shared rules of `contact.ts`. */
export const contactErrors = (
  values: ContactValues,
  region: Region,
  storedPhone: string,
): FieldErrors => {
  const checked = z.safeParse(contactFor(region, storedPhone), values)
  if (checked.success) return {}
  // The first error of a field is the most specific.
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const issue = checked.error.issues.find(({ path }) => path[0] === field)
      return issue === undefined ? [] : [[`contact.${field}`, { key: issue.message }]]
    }),
  )
}

/** The contact in its wire form, trimmed. */
export const contactOf = (values: ContactValues): Contact => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
})
