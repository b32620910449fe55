import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Module } from './frame/modules/module.ts'
import { formScreens } from './form-screens.fixture.ts'
import { modules } from './modules.ts'

const every: readonly Module[] = modules
const addresses = every.flatMap(({ pages = [], screens = [] }) =>
  [...pages, ...screens].map(({ address }) => address),
)

/** Pages and screens without a form, or whose forms another address covers. */
const others: Readonly<Record<string, string>> = {
  '/accounts/$accountId': 'a record; changes are dialogs',
  '/accounts/$accountId/activity': 'a list with a filter',
  '/accounts/$accountId/compare': 'a table; changes are dialogs',
  '/accounts/$accountId/contacts': 'facts; changes are dialogs',
  '/accounts/$accountId/details': '<parapet-account-form>',
  '/accounts/$accountId/documents': 'a table',
  '/accounts/$accountId/policies': 'a table',
  '/accounts/$accountId/quotes': 'a table',
  '/accounts/$accountId/renew/accountDetails': 'leads to the wizard',
  '/accounts/$accountId/risk': '<parapet-risk-factors>',
  '/agencies': 'a search that takes any text',
  '/agencies/$agencyId': 'facts; changes are dialogs',
  '/agent': 'facts; changes are dialogs',
  '/application-signed': 'a message',
  '/authority': 'a table; changes are dialogs',
  '/authorize': 'the form of /login',
  '/claims': 'a text',
  '/confirmMfaReset/$resetMFAToken': 'buttons',
  '/confirmUser/$token': 'the form of /confirmPasswordReset/$token',
  '/dashboard': 'tables, whose filters take any text',
  '/inbox': 'a table',
  '/loading': 'a message',
  '/loading/$token': 'a message',
  '/login-existing': 'the form of /login',
  '/logout': 'a message',
  '/manage/accountlookup': 'the form of /manage/account/lookup',
  '/manage/agency': 'facts; changes are dialogs',
  '/manage/keys': 'tables; changes are dialogs',
  '/manage/surplus-licenses': 'a table; changes are dialogs',
  '/open-items': 'the form of /customer/quotes/$quoteId/subjectivities',
  '/overview': 'figures with choices',
  '/password-expired': 'a message',
  '/policies/$policyId': 'a record; changes are dialogs',
  '/policies/$policyId/account/$accountId/$product/verify': 'leads to the wizard',
  '/policies/$policyId/pay': '<parapet-payment-page>',
  '/policy/$id/accountant-payment': '<parapet-payment-page>',
  '/privacy': 'a text',
  '/quote/$id/attest-surplus-notice': '<parapet-surplus-attestation>',
  '/quote/$id/request-to-bind/$product': '<parapet-quote-review>',
  '/quote/comparison/$id': 'a table',
  '/quotes/$product/$accountId/renew-quote/$step': 'the steps of /requestQuote',
  '/quotes/deleted': 'a table',
  '/quotes/new': 'a search that takes any text',
  '/requestQuote': 'a search that takes any text',
  '/requestQuote/$product/$accountId': 'leads to the first step',
  '/requestQuote/$product/$accountId/no-quote/new-quote': 'leads to the first step',
  '/serverdown': 'a message',
  '/signed-in': 'a message',
  '/signup-submitted': 'a message',
  '/submissions': 'a table, whose filters take any text',
  '/terms': 'a text',
  '/validate/$workflowId': '<parapet-security-code>',
}

test('covers every page and screen, or lists the reason why not', () => {
  expect([...Object.keys(formScreens), ...Object.keys(others)].toSorted()).toEqual(
    [...new Set(addresses)].toSorted(),
  )
})

test('covers the screen of every form outside dialogs', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
    .filter((file) => !/\.wtr\.|Dialog|^frame\/(dialogs|forms)\//.test(file))
    .filter((file) => /<(Form|form)\b/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
  expect(files.toSorted()).toEqual(Object.values(formScreens).flat().toSorted())
})
