import { lookupSearch, type LookupSearch } from './lookup-search.ts'
import { emptyNewAccount, type NewAccountForm } from './new-account-form.ts'

type TextField = Exclude<keyof NewAccountForm, 'isSameAddress' | 'isAddressConfirmed'>

/** The form fields by search parameter. */
const fieldOf = {
  state: 'state',
  name: 'name',
  city: 'city',
  zip: 'zipCode',
  phone: 'phoneNumber',
  street: 'address1',
  team: 'teamId',
  agency: 'agencyId',
} as const satisfies Partial<Record<keyof LookupSearch, TextField>>

const parameters = Object.entries(fieldOf) as [keyof typeof fieldOf, TextField][]

/** The initial form of an address. */
export const formOf = (search: LookupSearch): NewAccountForm => ({
  ...emptyNewAccount,
  ...Object.fromEntries(parameters.map(([name, field]) => [field, search[name] ?? ''])),
})

/** The search parameters of a form, without empty and overlong values. */
export const lookupOf = (form: NewAccountForm, region: LookupSearch['region']): LookupSearch =>
  lookupSearch.parse({
    ...Object.fromEntries(
      parameters.flatMap(([name, field]) => (form[field] === '' ? [] : [[name, form[field]]])),
    ),
    region,
  })

/** The draft key of a lookup; the dialog stores values there that the address lacks. */
export const lookupRecord = (search: LookupSearch): string => `lookup.${JSON.stringify(search)}`
