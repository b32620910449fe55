import * as z from 'zod/mini'
import { signInMethods } from '../session/model.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { plausibleName, oneLine, withoutLink } from '../../foundation/validation/names.ts'
import { printable } from '../../foundation/validation/printable.ts'

const name = boundedText(100).check(
  z.trim(),
  z.normalize('NFC'),
  oneLine,
  printable,
  withoutLink,
  plausibleName,
)

/** The fields of their profile that users can change (`PUT me`, spec 1 §7). */
export const profileChange = z.object({
  firstName: name.check(z.minLength(1, 'firstNameRequired')),
  middleName: z.optional(name),
  lastName: name.check(z.minLength(1, 'lastNameRequired')),
  phone: z.optional(z.string().check(z.maxLength(40, 'tooLong'))),
  npn: z.optional(z.string().check(z.regex(/^\d{0,10}$/, 'npnDigits'))),
})
export type ProfileChange = z.output<typeof profileChange>

/**
 * Maximum bytes and pixels per side of a photo, and its media types (spec 3 §5; WebP is our
 * addition).
 */
export const photoRules = {
  maxBytes: 2_000_000,
  maxPixels: 8_192,
  /** Maximum number of pixels; decoding such a photo takes about 100 MB. */
  maxArea: 25_000_000,
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
} as const

/** One of the viewer's open sessions. */
export const openSession = z.object({
  id: z.string(),
  isThis: z.boolean(),
  /** Browser and system in a few words, as far as known. */
  device: z.string(),
  signedInBy: openEnum(signInMethods),
  created: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
})
export type OpenSession = z.output<typeof openSession>
