import { searchStates } from '#core/directory/states/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { checkDomain, getAccount } from '#core/insurance/accounts/endpoints.ts'
import { checkAccountUpdate, updateAccount } from '#core/insurance/accounts/form-endpoints.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

const texas = {
  id: 'TX',
  code: 'TX',
  name: 'Texas',
  country: 'US',
  timezone: 'America/Chicago',
} as const

/** Shows the details of an account without quotes. */
export const openDetails = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'account-id="account-1"',
): ElementPage =>
  openElement('parapet-account-form', attributes, (server) => {
    server.answer(getAccount, exampleAccount)
    server.answer(searchStates, {
      content: [texas],
      totalElements: 1,
      totalPages: 1,
      number: 0,
      size: 100,
    })
    server.answer(checkDomain, { domain: 'new.example', valid: true })
    server.answer(checkAccountUpdate, { WillInvalidateQuotes: false, WillReferQuotes: false })
    server.answer(updateAccount, { ...exampleAccount, noOfEmployeesAll: 40 })
    answers(server)
  })

/** A field of the form by its name. */
export const fieldOf = (page: ElementPage, name: string): HTMLInputElement =>
  page.find<HTMLInputElement>(`[name="${name}"]`)
