import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { createAccount, listAgencyTeams } from '#core/insurance/accounts/form-endpoints.ts'
import { listAgencyAgents } from '#core/insurance/contacts/endpoints.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { json } from '#core/testing/scripted-server.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { press, typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, shown, submitShown } from '../../../dialog-stage.fixture.tsx'
import { RequestQuote } from './RequestQuote.tsx'

const option = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
    textContent.includes(text),
  )

const harbor = { id: 'agency-harbor', name: 'Harbor Agency', city: 'Galveston' }
const added = { ...exampleAccount, id: 'gulf', policyContactEmail: '' }

describe('quoting a company that is not listed', () => {
  test('leads from the typed name through account and contact to the quote', async () => {
    const stage = await begin({ 'account:create': true }, { Screen: RequestQuote })
    const { server } = stage
    server.answer(suggestCompanies, { content: [] })
    server.answer(searchAgencies, { content: [harbor] })
    server.answer(listAgencyTeams, { content: [] })
    server.answer(listAgencyAgents, { agents: [], teams: [] })
    server.on(
      searchAccounts,
      json({ content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 }),
    )
    server.answer(searchStates, {
      content: [
        { id: 'TX', code: 'TX', name: 'Texas', country: 'US', timezone: 'America/Chicago' },
      ],
      totalElements: 1,
      totalPages: 1,
      number: 0,
      size: 100,
    })
    server.answer(createAccount, added)
    server.answer(getAccount, added)
    await stage.go('/admin/requestQuote')
    const search = await until(
      () => document.querySelector<HTMLInputElement>('[name=accountId]'),
      'the search',
    )
    search.focus()
    await typeText('Gulf Breze')
    await stage.time.advance(1_000)
    await until(() => option('New account “Gulf Breze”'), 'the offer')
    await press('ArrowDown', 'Enter')
    const name = await until(
      () => shown()?.querySelector<HTMLInputElement>('[name=name]'),
      'the new account',
    )
    equal(name.value, 'Gulf Breze')
    const state = await until(
      () => shown()?.querySelector<HTMLSelectElement>('[name=state]:has([value=TX])'),
      'the states',
    )
    state.value = 'TX'
    state.dispatchEvent(new Event('change', { bubbles: true }))
    const agency = await until(
      () => shown()?.querySelector<HTMLInputElement>('[name=agencyId]'),
      'the agency',
    )
    agency.focus()
    await typeText('Harbor')
    await stage.time.advance(200)
    ;(await until(() => option('Harbor'), 'the found agency')).click()
    await until(
      () => shown()?.querySelector('button[type=submit]')?.getAttribute('aria-disabled') !== 'true',
      'a ready form',
    )
    await submitShown()
    const skip = () =>
      [...(shown()?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === 'Skip for now',
      )
    ;(await until(skip, 'its contact')).click()
    await until(() => stage.address().endsWith('/gulf/no-quote/new-quote'), 'its quote')
    const [call] = server.callsOf(createAccount)
    assert(call, 'No account was added')
  })
})
