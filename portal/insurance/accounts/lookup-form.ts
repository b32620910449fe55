import { lookupSearch, type LookupSearch } from './lookup-search.ts'
import { emptyNewAccount, type NewAccountForm } from './new-account-form.ts'

type TextField = Exclude<keyof NewAccountForm, 'isSameAddress' | 'isAddressConfirmed'>

/** The fields of the form by the parameters of the address. */
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

/** The form that an address begins with. */
export const formOf = (search: LookupSearch): NewAccountForm => ({
  ...emptyNewAccount,
  ...Object.fromEntries(parameters.map(([name, field]) => [field, search[name] ?? ''])),
})

/** What the address of a lookup carries of a form; what is empty, or too long, is left out. */
export const lookupOf = (form: NewAccountForm, region: LookupSearch['region']): LookupSearch =>
  lookupSearch.parse({
    ...Object.fromEntries(
      parameters.flatMap(([name, field]) => (form[field] === '' ? [] : [[name, form[field]]])),
    ),
    region,
  })

/** What the draft of a lookup is stored under: the dialog leaves there what its address lacks. */
export const lookupRecord = (search: LookupSearch): string => `lookup.${JSON.stringify(search)}`
