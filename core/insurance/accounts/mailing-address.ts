import * as z from 'zod/mini'
import { optionalLine } from '../../foundation/validation/shapes.ts'

/** Where a company's mail goes (spec 2 §3). */
export const mailingAddress = z.object({
  address1: optionalLine(200),
  address2: optionalLine(200),
  city: optionalLine(100),
  state: optionalLine(100),
  zipCode: optionalLine(12),
})
export type MailingAddress = z.output<typeof mailingAddress>
