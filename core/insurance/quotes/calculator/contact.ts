import * as z from 'zod/mini'
import type { Region } from '../../../foundation/region/regions.ts'
import { contactFor, type Contact } from '../contact.ts'
import type { FieldErrors } from './field-errors.ts'
import type { ContactField, ContactValues } from './form.ts'

/** The fields of the last step in the order they are asked. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies readonly ContactField[]

/** What is wrong with the contact, by wire path; the shared rules of `contact.ts`. */
export const contactErrors = (values: ContactValues, region: Region): FieldErrors => {
  const checked = z.safeParse(contactFor(region), values)
  if (checked.success) return {}
  // Of several errors of one field the first says it best.
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const issue = checked.error.issues.find(({ path }) => path[0] === field)
      return issue === undefined ? [] : [[`contact.${field}`, { key: issue.message }]]
    }),
  )
}

/** The contact as it is sent, spaces around it taken away. */
export const contactOf = (values: ContactValues): Contact => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
})
