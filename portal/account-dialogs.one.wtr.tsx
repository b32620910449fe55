import { searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { listAgencyAgents } from '#core/insurance/contacts/endpoints.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { errorAnswer } from '#core/testing/scripted-server.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, open, shown, submitShown } from './dialog-stage.fixture.tsx'

const { accountId } = scriptedQuote(exampleDraft)

const boxOf = (label: string) =>
  [...(shown()?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
    textContent?.includes(label),
  )

describe('a dialog about an account', () => {
  test('offers to decline it with its quote where the server allows that', async () => {
    for (const allowedActions of [['lose'], ['decline', 'lose']]) {
      const stage = await begin({ 'account:decline': true, 'quote:decline': true })
      stage.server.answer(getAccount, { ...exampleAccount, id: accountId, allowedActions })
      const dialog = stage.dialogs.find(({ id }) => id === 'decline-quote')
      assert(dialog, 'the dialog is declared')
      await open(stage, dialog)
      await until(() => stage.server.callsOf(getAccount).length > 0, 'the account to be read')
      await stage.platform.queries.fetch(getAccount, { params: { id: accountId } })
      const isOffered = allowedActions.includes('decline')
      if (isOffered) await until(() => boxOf('Decline the account'), 'the field')
      else assert(!boxOf('Decline the account'), 'it is offered')
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })

  test('has staff use an address that the register does not confirm, until it is another one', async () => {
    const stage = await begin()
    const agency = { id: 'agency-harbor', name: 'Harbor Insurance Agency', city: 'Galveston' }
    stage.server.answer(searchAgencies, { content: [agency] })
    stage.server.answer(searchStates, {
      content: [
        { id: 'us-tx', code: 'TX', name: 'Texas', country: 'US', timezone: 'America/Chicago' },
      ],
      totalElements: 1,
      totalPages: 1,
      number: 0,
      size: 1,
    })
    stage.server.answer(listAgencyAgents, { agents: [], teams: [] })
    const detail = 'Unable to verify address: the street is not in the register'
    const errors = [{ field: 'address1', code: 'account-form:invalid.unverifiedStreet', detail }]
    stage.server.on(createAccount, errorAnswer(400, 'invalidInput', { errors }))
    const dialog = stage.dialogs.find(({ id }) => id === 'new-account')
    assert(dialog, 'the dialog is declared')
    await open(stage, dialog)
    const field = (name: string) => shown()?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    const choose = async (name: string, value: string) => {
      const list = await until(
        () => shown()?.querySelector<HTMLSelectElement>(`select[name=${name}]`),
        `the list ${name}`,
      )
      await until(() => [...list.options].some((each) => each.value === value), `${value} in it`)
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    field('name')?.focus()
    await typeText('Nowhere Bakery')
    field('address1')?.focus()
    await typeText('1 Nowhere Road')
    await choose('state', 'TX')
    await choose('agencyId', agency.id)
    const use = 'Use this address even though'
    assert(!boxOf(use), 'it is offered before it is refused')
    const submit = () => shown()?.querySelector('button[type=submit]')
    await until(() => submit()?.ariaDisabled !== 'true', 'the teams of the agency')
    await submitShown()
    await until(() => shown()?.textContent.includes(detail), 'the reason at its field')
    ;(await until(() => boxOf(use), 'the choice')).click()
    await submitShown()
    const calls = () => stage.server.callsOf(createAccount)
    await until(() => calls().length === 2, 'the second call')
    equal(JSON.stringify(calls().map(({ body }) => Object(body).isAddressConfirmed)), '[null,true]')
    field('address1')?.focus()
    await typeText('0')
    await until(() => !boxOf(use), 'the choice to go with the address')
  })
})
