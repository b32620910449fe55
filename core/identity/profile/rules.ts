import * as z from 'zod/mini'
import { regions, type Region } from '../../foundation/region/regions.ts'
import { dialable } from '../../foundation/validation/phone.ts'
import type { ProfileChange } from './model.ts'

/**
 * A person's own number in the form that dials from everywhere: one of their region, or of another of
 * ours when it is written with its country (`+44 …`). Null when it is none.
 */
export const dialableAnywhere = (region: Region, text: string): string | null => {
  const readings = text.trim().startsWith('+') ? regions : [region]
  return readings.map((each) => dialable(each, text)).find((each) => each !== null) ?? null
}

/** Whether a kind of account has producer numbers: all but policyholders (spec 1 §5). */
export const hasNpn = (accountType: string): boolean => accountType !== 'CUSTOMER'

const text = z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))

/** The form of one's own details: every field a text, what is not said is empty (spec 1 §5). */
/*@__NO_SIDE_EFFECTS__*/
export const detailsFor = (region: Region) =>
  z.object({
    firstName: text.check(z.minLength(1, 'firstNameRequired')),
    middleName: text,
    lastName: text.check(z.minLength(1, 'lastNameRequired')),
    phone: text.check(
      z.refine((typed) => typed === '' || dialableAnywhere(region, typed) !== null, 'phoneInvalid'),
    ),
    npn: z.string().check(z.trim(), z.regex(/^\d{0,10}$/, 'npnDigits')),
  })
export type Details = z.output<ReturnType<typeof detailsFor>>

/** Details as the call carries them: what is empty is left out, which empties it. */
export const changeOf = ({ firstName, lastName, ...others }: Details): ProfileChange => ({
  firstName,
  lastName,
  ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
})
