import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { isAllowed } from '#core/platform/permissions/rules.ts'
import type { AnyScreen } from '../frame/screens/screen.ts'
import { personaFor } from './personas.ts'

/** The account type of each kind of user in the access table. */
const accountTypeOf = {
  admin: 'PARAPET',
  underwriter: 'PARAPET',
  claims: 'PARAPET',
  agency: 'AGENCY',
  agent: 'AGENCY',
  wholesale: 'AGENCY',
  customer: 'CUSTOMER',
  da: 'DIGITAL',
  mssp: 'MSSP',
  carrier: 'CARRIER',
  vendor: 'VENDOR',
  cluster: 'CLUSTER',
  reinsurer: 'RE_INSURER',
  premiumprocessor: 'PREMIUM_PROCESSOR',
  pool: 'POOL',
} as const satisfies Record<string, AccountType>
const viewers = Object.keys(accountTypeOf) as (keyof typeof accountTypeOf)[]

const [[, ...columns] = [], ...rows] = readFileSync('demo/server/access.csv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','))
const access = new Map(
  rows.map(([id = '', ...cells]) => [
    id,
    new Set(columns.filter((_, index) => cells[index] !== 'none')),
  ]),
)
const canCall = (viewer: string, ids: readonly string[]): boolean =>
  ids.some((id) => access.get(id)?.has(viewer))

/** The permissions of a kind of user: those of the endpoints that the access table grants it. */
const permissionsOf = (viewer: string): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    catalogue
      .filter(({ id }) => canCall(viewer, [id]))
      .map((endpoint) => ['permission' in endpoint ? endpoint.permission : 'any', true]),
  )

/**
 * The calls of each screen; a user of the screen needs access to one of them. Empty if the screen
 * is for everybody.
 */
const callsOf: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [],
  '/overview': ['getQuoteDashboard'],
  '/inbox': ['searchInbox', 'searchAgencyInbox'],
  '/agencies': ['searchAgencies'],
  '/agencies/$agencyId': ['getAgency'],
  '/authority': ['listAuthority'],
  '/manage/agency': ['getAgency'],
  '/manage/keys': ['searchKeys'],
  '/manage/surplus-licenses': ['searchSurplusLicenses'],
  '/manage/account/lookup': ['createAccount'],
  '/manage/accountlookup': ['createMsspAccount'],
  '/quotes/$quoteId': ['getQuoteById'],
  '/quotes/deleted': ['searchDeletedQuotes'],
  '/quotes/new': ['saveQuote'],
  '/requestQuote': ['saveQuote'],
  '/requestQuote/$product/$accountId': ['saveQuote'],
  '/requestQuote/$product/$accountId/no-quote/new-quote': ['saveQuote'],
  '/requestQuote/$product/$accountId/$step': ['saveQuote'],
  '/quotes/$product/$accountId/renew-quote/$step': ['saveRenewal'],
  '/accounts/$accountId/renew/accountDetails': ['saveRenewal'],
  '/policies/$policyId/account/$accountId/$product/verify': ['saveRenewal'],
  '/submissions': ['searchSubmissions'],
  '/submissions/new': ['createSubmission'],
  '/submissions/$submissionId': ['getSubmission'],
  '/policies/$policyId': ['getPolicy'],
  '/policies/$policyId/pay': ['getProviderKey'],
  '/accounts/$accountId': ['getAccount'],
  '/accounts/$accountId/details': ['getAccount'],
  '/accounts/$accountId/security': ['getSecurityAnswers'],
  '/accounts/$accountId/risk': ['getRisk'],
  '/accounts/$accountId/quotes': ['searchQuotes'],
  '/accounts/$accountId/compare': ['getCart'],
  '/accounts/$accountId/policies': ['searchPolicies'],
  '/accounts/$accountId/documents': ['searchDocuments'],
  '/accounts/$accountId/contacts': ['getContacts'],
  '/accounts/$accountId/notes': ['listNotes'],
  '/accounts/$accountId/activity': ['searchActivity'],
  '/open-items': ['listAskedOfInsured'],
  '/agent': ['getMyAgent'],
  // Explains where to report claims, without a call.
  '/claims': [],
}

const screensOf = (viewer: (typeof viewers)[number]): readonly AnyScreen[] =>
  personaFor(accountTypeOf[viewer])?.screens ?? []

test('lists existing endpoints for every screen of a persona', () => {
  const addresses = new Set(viewers.flatMap(screensOf).map(({ address }) => address))
  expect([...addresses].filter((address) => !Object.hasOwn(callsOf, address))).toEqual([])
  expect(
    Object.values(callsOf)
      .flat()
      .filter((id) => !access.has(id)),
  ).toEqual([])
})

test.each(viewers)('shows %s only the screens that they may use', (viewer) => {
  const permissions = permissionsOf(viewer)
  const wrong = screensOf(viewer).flatMap(({ address, needs = 'any' }) => {
    const calls = callsOf[address] ?? []
    const isOffered = isAllowed(permissions, needs)
    return isOffered && calls.length > 0 && !canCall(viewer, calls) ? [address] : []
  })
  expect(wrong).toEqual([])
})

test('hides the menu entry of a screen without permission', () => {
  const entries = viewers.flatMap((viewer) => personaFor(accountTypeOf[viewer])?.menu ?? [])
  expect(entries.filter(({ screen, tab, needs }) => !tab && needs !== screen.needs)).toEqual([])
  expect(entries.some(({ needs }) => needs !== undefined)).toBe(true)
})
