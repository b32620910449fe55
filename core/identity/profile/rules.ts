import * as z from 'zod/mini'
import type { Region } from '../../foundation/region/regions.ts'
import { isPhone } from '../../foundation/validation/phone.ts'
import type { ProfileChange } from './model.ts'

/** Whether users of an account type have producer numbers: all except policyholders (spec 1 §5). */
export const hasNpn = (accountType: string): boolean => accountType !== 'CUSTOMER'

const text = z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))

/**
 * The form of the user's own details: every field is a text, absent ones are empty (spec 1 §5). A stored
 * phone stays valid.
 */
/*@__NO_SIDE_EFFECTS__*/
export const detailsFor = (region: Region, stored?: string | null) =>
  z.object({
    firstName: text.check(z.minLength(1, 'firstNameRequired')),
    middleName: text,
    lastName: text.check(z.minLength(1, 'lastNameRequired')),
    phone: text.check(
      z.refine((typed) => typed === '' || isPhone(region, typed, stored), 'phoneInvalid'),
    ),
    npn: z.string().check(z.trim(), z.regex(/^\d{0,10}$/, 'npnDigits')),
  })
export type Details = z.output<ReturnType<typeof detailsFor>>

/** The input of the call: empty fields are omitted, which clears them. */
export const changeOf = ({ firstName, lastName, ...others }: Details): ProfileChange => ({
  firstName,
  lastName,
  ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
})
