import * as z from 'zod/mini'
import { optionalLine, postalText } from '../../foundation/validation/shapes.ts'

/** The mailing address of a company (spec 2 §3). */
export const mailingAddress = z.object({
  address1: optionalLine(200),
  address2: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(100),
  zipCode: z.optional(postalText()),
})
export type MailingAddress = z.output<typeof mailingAddress>

/** Form fields by wire field of the mailing address. */
const fields: Readonly<Record<string, string>> = {
  'mailingAddress.address1': 'mailingAddress1',
  'mailingAddress.address2': 'mailingAddress2',
  'mailingAddress.city': 'mailingCity',
  'mailingAddress.state': 'mailingState',
  'mailingAddress.zipCode': 'mailingZipCode',
}

/** The form field of a wire field. */
export const formFieldOf = (field: string): string => fields[field] ?? field
