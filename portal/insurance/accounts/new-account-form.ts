import * as z from 'zod/mini'
import { parseDomains } from '#core/foundation/validation/domain.ts'
import { formFieldOf } from '#core/insurance/accounts/mailing-address.ts'
import { msspAccount, newAccount, newAccountErrors } from '#core/insurance/accounts/new-account.ts'
import type { Region } from '#core/foundation/region/regions.ts'

/** The form of a new account; the texts may be empty, the rules of the call validate them. */
const texts = z.object({
  name: z.string(),
  domainName: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phoneNumber: z.string(),
  teamId: z.string(),
  registerId: z.string(),
  agencyId: z.string(),
  agencyName: z.string(),
  agentEmail: z.string(),
  isSameAddress: z.boolean(),
  mailingAddress1: z.string(),
  mailingCity: z.string(),
  mailingState: z.string(),
  mailingZipCode: z.string(),
  isAddressConfirmed: z.boolean(),
})
export type NewAccountForm = z.output<typeof texts>

export const emptyNewAccount: NewAccountForm = {
  name: '',
  domainName: '',
  address1: '',
  city: '',
  state: '',
  zipCode: '',
  phoneNumber: '',
  teamId: '',
  registerId: '',
  agencyId: '',
  agencyName: '',
  agentEmail: '',
  isSameAddress: false,
  mailingAddress1: '',
  mailingCity: '',
  mailingState: '',
  mailingZipCode: '',
  // After the address, whose change resets it.
  isAddressConfirmed: false,
}

/** The mailing address of a form; undefined if it is the main one or empty. */
const mailingOf = (form: NewAccountForm) => {
  if (form.isSameAddress) return undefined
  const mailing = {
    address1: form.mailingAddress1,
    city: form.mailingCity,
    state: form.mailingState,
    zipCode: form.mailingZipCode,
  }
  return Object.values(mailing).every((text) => text.trim() === '') ? undefined : mailing
}

/** The fields with the same name in the call. */
const sameInCall = [
  'domainName',
  'address1',
  'city',
  'state',
  'zipCode',
  'phoneNumber',
  'teamId',
  'registerId',
  'agencyId',
  'agentEmail',
] as const satisfies readonly (keyof NewAccountForm)[]

/** The form with a pasted website address reduced to its domain. */
const withPlainDomain = (form: NewAccountForm): NewAccountForm => ({
  ...form,
  domainName: parseDomains(form.domainName).join(' '),
})

/** The body of the call, without empty fields. */
export const bodyOf = (typed: NewAccountForm) => {
  const form = withPlainDomain(typed)
  const given = sameInCall.flatMap((field) =>
    form[field].trim() === '' ? [] : [[field, form[field]]],
  )
  return newAccount.parse({
    name: form.name,
    ...Object.fromEntries(given),
    mailingAddress: mailingOf(form),
    ...(form.isAddressConfirmed && { isAddressConfirmed: true }),
  })
}

/** The fields that the form requires besides the company. */
export interface NewAccountRequirements {
  /** Whether one of several teams must be chosen. */
  readonly hasTeams: boolean
  /** Whether the agency must be chosen, as for staff and managed security providers. */
  readonly hasAgency: boolean
  /** Whether the company is searched first; a search needs no agency. */
  readonly isSearch?: boolean
}

/** The form of a region, with the server's validation. */
export const newAccountForm = (
  region: Region,
  { hasTeams, hasAgency, isSearch = false }: NewAccountRequirements,
) =>
  texts.check((context) => {
    const { value } = context
    const push = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: value, path: [field], message })
    const { error } = newAccount.safeParse(value)
    for (const { path, message } of error?.issues ?? []) push(String(path[0]), message)
    const mailingAddress = mailingOf(value)
    for (const { field, code } of newAccountErrors(region, {
      ...withPlainDomain(value),
      mailingAddress,
    }))
      push(formFieldOf(field), code)
    const isAdded = !isSearch || value.registerId !== ''
    if (hasAgency && isAdded && value.agencyId === '')
      push('agencyId', 'account-form:invalid.agency')
    if (hasTeams && value.teamId === '') push('teamId', 'account-form:invalid.team')
  })

/** Maps the field names of a managed security provider's call to the form's. */
const fieldsOfProvider: Readonly<Record<string, string>> = {
  phone: 'phoneNumber',
  cbid: 'registerId',
}

/** The form's field for an error of the server. */
export const newAccountField = (field: string): string =>
  fieldsOfProvider[field] ?? formFieldOf(field)

/** The body of a managed security provider's call. */
export const msspBodyOf = (form: NewAccountForm) => {
  const { name, agencyId, state, city, zipCode, address1, phoneNumber, registerId } = form
  const given = Object.entries({
    state,
    city,
    zipCode,
    address1,
    phone: phoneNumber,
    cbid: registerId,
  })
  return msspAccount.parse({
    name,
    agencyId,
    ...Object.fromEntries(given.filter(([, value]) => value.trim() !== '')),
  })
}
