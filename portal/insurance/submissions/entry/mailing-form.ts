import * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import { formFieldOf, type MailingAddress } from '#core/insurance/accounts/mailing-address.ts'
import { givenMailingErrors } from '#core/insurance/accounts/new-account.ts'

/** The flag that enables mailing addresses of submissions. */
export const mailingAddressFlag = { flag: 'MAILING_ADDRESS_SUBMISSIONS' } as const

/** The parts of a mailing address in a form; the texts may be empty. */
export const mailingTexts = {
  mailingAddress1: z.string(),
  mailingAddress2: z.string(),
  mailingCity: z.string(),
  mailingState: z.string(),
  mailingZipCode: z.string(),
}
export type MailingForm = { readonly [Part in keyof typeof mailingTexts]: string }

/** The form of a mailing address, if there is one. */
export const mailingFormOf = (address: MailingAddress | null = null): MailingForm => ({
  mailingAddress1: address?.address1 ?? '',
  mailingAddress2: address?.address2 ?? '',
  mailingCity: address?.city ?? '',
  mailingState: address?.state ?? '',
  mailingZipCode: address?.zipCode ?? '',
})

/** The mailing address of a form; null if nothing is entered. */
export const mailingAddressOf = (form: MailingForm): MailingAddress | null => {
  const address = {
    address1: form.mailingAddress1,
    address2: form.mailingAddress2,
    city: form.mailingCity,
    state: form.mailingState,
    zipCode: form.mailingZipCode,
  }
  return Object.values(address).some((text) => text.trim() !== '') ? address : null
}

/** Validates the entered parts by the rules of the call. */
export const mailingCheck = <Form extends MailingForm>(region: Region) =>
  z.check<Form>(({ value, issues }) => {
    const address = mailingAddressOf(value)
    for (const { field, code } of address ? givenMailingErrors(region, address) : [])
      issues.push({ code: 'custom', input: value, path: [formFieldOf(field)], message: code })
  })
