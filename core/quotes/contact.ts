import * as z from 'zod/mini'
import type { Region } from '../region/regions.ts'

/** National numbers: how many digits stand after dial code and trunk prefix. */
const phonePlans = {
  US: { dial: '1', trunk: '1', digits: [10, 10] },
  UK: { dial: '44', trunk: '0', digits: [9, 10] },
  AU: { dial: '61', trunk: '0', digits: [9, 9] },
} as const satisfies Record<
  Region,
  { dial: string; trunk: string; digits: readonly [number, number] }
>

/**
 * A phone number in the form that dials from everywhere (`+15125550143`), null when it is none of the region's.
 * In the US 10 digits, or 11 with a leading 1, count as valid (spec 1 §5).
 */
export const dialable = (region: Region, text: string): string | null => {
  const { dial, trunk, digits } = phonePlans[region]
  if (!/^[\d\s().+-]*$/.test(text)) return null
  const typed = text.replace(/\D/g, '')
  const international = text.trim().startsWith('+') || (region !== 'US' && typed.startsWith('00'))
  const bare = international ? typed.replace(/^00/, '') : typed
  if (international && !bare.startsWith(dial)) return null
  const rest = international ? bare.slice(dial.length) : bare
  const national = rest.startsWith(trunk) ? rest.slice(trunk.length) : rest
  const [least, most] = digits
  return national.length >= least && national.length <= most ? `+${dial}${national}` : null
}

/*@__NO_SIDE_EFFECTS__*/
const personName = (missing: string, wrong: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(80, wrong), z.regex(/^[^<>@\d]*$/, wrong))

const email = z
  .string('emailRequired')
  .check(z.trim(), z.minLength(1, 'emailRequired'), z.maxLength(254, 'emailInvalid'))
  .check(z.email('emailInvalid'))

/*@__NO_SIDE_EFFECTS__*/
const phone = (region?: Region) =>
  z.string('phoneRequired').check(
    z.trim(),
    z.minLength(1, 'phoneRequired'),
    z.refine(
      (text) =>
        text === '' ||
        (region === undefined ? /^[\d\s().+-]{7,24}$/.test(text) : dialable(region, text) !== null),
      'phoneInvalid',
    ),
  )

/** Names, mail and phone of the policyholder. Messages are keys of the wording `errors`. */
/*@__NO_SIDE_EFFECTS__*/
export const contactFor = (region?: Region) =>
  z.object({
    firstName: personName('firstNameRequired', 'nameInvalid'),
    lastName: personName('lastNameRequired', 'nameInvalid'),
    email,
    phone: phone(region),
  })

/** A contact of any region, as a call carries it; the platform checks the phone by the product's region. */
export const contact = contactFor()
export type Contact = z.output<typeof contact>

/** Body of a request to bind (spec 2 §7), and the form that makes it. */
/*@__NO_SIDE_EFFECTS__*/
export const bindRequestFor = (region?: Region) =>
  z.object({
    customerFirstName: personName('firstNameRequired', 'nameInvalid'),
    customerLastName: personName('lastNameRequired', 'nameInvalid'),
    customerEmail: email,
    customerPhone: phone(region),
  })

export const bindRequest = bindRequestFor()
export type BindRequest = z.output<typeof bindRequest>
