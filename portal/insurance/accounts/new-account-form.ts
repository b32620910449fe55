import * as z from 'zod/mini'
import { domainsIn } from '#core/foundation/validation/domain.ts'
import { formFieldOf } from '#core/insurance/accounts/mailing-address.ts'
import { msspAccount, newAccount, newAccountErrors } from '#core/insurance/accounts/new-account.ts'
import type { Region } from '#core/foundation/region/regions.ts'

/** The form of a new account: texts that may be empty, checked by the rules of the call. */
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
  // after the address: it is taken back with a change of that
  isAddressConfirmed: false,
}

/** The mailing address that a form stands for; undefined where it is the main one, or none is entered. */
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

/** The fields that the call has under the same name. */
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

/** The form with its domain as the call has it: a pasted address is its domain. */
const withPlainDomain = (form: NewAccountForm): NewAccountForm => ({
  ...form,
  domainName: domainsIn(form.domainName).join(' '),
})

/** The body of the call: what is empty is not sent. */
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

/** What a viewer is asked for beside the company. */
export interface NewAccountRequirements {
  /** Whether one of several teams must be chosen. */
  readonly hasTeams: boolean
  /** Whether the agency must be chosen: for staff and managed security providers. */
  readonly hasAgency: boolean
  /** Whether the company is searched for until one is chosen: a search is for no agency yet. */
  readonly isSearch?: boolean
}

/** The form of a region, with the errors that the server would give. */
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

/** The name of a field in a managed security provider's call, by the form's. */
const fieldsOfProvider: Readonly<Record<string, string>> = {
  phone: 'phoneNumber',
  cbid: 'registerId',
}

/** The field of the form that an error of the server is about. */
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
