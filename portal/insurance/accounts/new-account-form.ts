import * as z from 'zod/mini'
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
  agentEmail: z.string(),
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
  agentEmail: '',
}

/** The body of the call: what is empty is not sent. */
export const bodyOf = (form: NewAccountForm) => {
  const { name, ...rest } = form
  const given = Object.entries(rest).filter(([, value]) => value.trim() !== '')
  return newAccount.parse({ name, ...Object.fromEntries(given) })
}

/** What a viewer is asked for beside the company. */
export interface NewAccountAsks {
  /** Whether one of several teams must be chosen. */
  readonly hasTeams: boolean
  /** Whether the agency must be chosen: for staff and managed security providers. */
  readonly hasAgency: boolean
}

/** The form of a region, with the errors that the server would give. */
export const newAccountForm = (region: Region, { hasTeams, hasAgency }: NewAccountAsks) =>
  texts.check((context) => {
    const { value } = context
    const push = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: value, path: [field], message })
    const { error } = newAccount.safeParse(value)
    for (const { path, message } of error?.issues ?? []) push(String(path[0]), message)
    for (const { field, code } of newAccountErrors(region, value)) push(field, code)
    if (hasAgency && value.agencyId === '') push('agencyId', 'account-form:invalid.agency')
    if (hasTeams && value.teamId === '') push('teamId', 'account-form:invalid.team')
  })

/** The name of a field in a managed security provider's call, by the form's. */
const fieldsOfProvider: Readonly<Record<string, string>> = {
  phone: 'phoneNumber',
  cbid: 'registerId',
}

/** The field of the form that an error of the server is about. */
export const newAccountField = (field: string): string => fieldsOfProvider[field] ?? field

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
