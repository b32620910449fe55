import { searchAgencies, type AgencyBrief } from '#core/directory/agencies/endpoints.ts'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { createAccount, listAgencyTeams } from '#core/insurance/accounts/form-endpoints.ts'
import { assignAgency, listAgencyAgents } from '#core/insurance/contacts/endpoints.ts'
import { suggestCompanies } from '#core/insurance/accounts/suggestion-endpoints.ts'
import { getRegisterCompany } from '#core/insurance/register/endpoints.ts'
import { errorResponse, json, type ScriptedServer } from '#core/testing/scripted-server.ts'
import { assert, equal, until } from '#widgets/testing/assert.ts'
import { typeText } from '#widgets/testing/keys.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, closed, open, shown, submitShown } from '../../dialog-stage.fixture.tsx'
import { AccountLookup } from './AccountLookup.tsx'

type Stage = Awaited<ReturnType<typeof begin>>

const harbor = { id: 'agency-harbor', name: 'Harbor Insurance Agency', city: 'Galveston' }
const zenith = {
  id: 'agency-zenith',
  name: 'Zenith Brokers',
  city: 'Austin',
  agentFirstName: 'Zoe',
  agentLastName: 'Hale',
  agentEmail: 'zoe@zenith.example',
  agentPhone: '+1 512 555 0143',
}
/** As many agencies as one page holds, and one more that only a search finds. */
const manyAgencies = [
  ...Array.from({ length: 100 }, (_, at) => ({ ...harbor, id: `agency-${at}` })),
  zenith,
]

const answerAgencies = (server: ScriptedServer, agencies: readonly AgencyBrief[]): void =>
  server.on(searchAgencies, (call) => {
    const id = call.url.searchParams.get('id')
    const search = call.url.searchParams.get('search') ?? ''
    const content = agencies.filter(
      (each) =>
        (id ?? each.id) === each.id && each.name.toLowerCase().includes(search.toLowerCase()),
    )
    return json({ content: content.slice(0, 100) })(call)
  })

const company = { id: 'gulf-breeze', name: 'Gulf Breeze Dental', city: 'Galveston', state: 'TX' }

/** A register with one company. */
const answerRegister = (server: ScriptedServer): void => {
  server.answer(suggestCompanies, { content: [{ source: 'register', ...company }] })
  server.answer(getRegisterCompany, {
    ...{ ...company, region: 'US', currency: 'USD', address1: '', zipCode: '' },
    fromRegister: ['name', 'city', 'state'],
  })
}

const openNamed = async (stage: Stage, name: string) => {
  const dialog = stage.dialogs.find(({ id }) => id === name)
  assert(dialog, `${name} is declared`)
  await open(stage, dialog)
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(
    `form :is(input, select)[name=${name}]`,
  )
const typeInto = async (name: string, text: string) => {
  const found = await until(() => field(name), name)
  found.focus()
  await typeText(text)
  await until(() => found.value === text, `${name} to be ${text}`)
}
const select = (name: string, value: string) =>
  until(() => {
    const list = field(name)
    if (!(list instanceof HTMLSelectElement)) return false
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
    return list.value === value
  }, `${name} to choose ${value}`)
const button = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent }) => textContent === label,
  )

/** Searches for an agency and chooses it. */
const chooseAgency = async ({ time }: Stage, name: string) => {
  const input = await until(() => field('agencyId'), 'the field of agencies')
  if (input instanceof HTMLInputElement) input.select()
  await typeInto('agencyId', name)
  // The search is debounced.
  await time.advance(200)
  const option = () =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
      textContent?.startsWith(name),
    )
  ;(await until(option, `${name} to be found`)).click()
}

describe('the agency field of a dialog', () => {
  test('finds an agency by typing when there are too many for a list', async () => {
    for (const name of ['new-account', 'add-agency']) {
      const stage = await begin()
      answerAgencies(stage.server, manyAgencies)
      await openNamed(stage, name)
      await chooseAgency(stage, 'Zenith')
      await until(() => field('agencyId')?.value === zenith.name, `${name} to have it`)
      stage.platform.dialogs.reset()
      await closed('a reset')
    }
  })

  test('assigns an agency with its contact', async () => {
    const stage = await begin()
    answerAgencies(stage.server, manyAgencies)
    stage.server.answer(assignAgency, { accountId: 'account-zenith' })
    await openNamed(stage, 'assign-agency')
    await chooseAgency(stage, 'Zenith')
    await submitShown()
    await closed('the call')
    const [call] = stage.server.callsOf(assignAgency)
    equal(call?.body, {
      accountId: exampleAccount.id,
      agencyId: zenith.id,
      agencyName: zenith.name,
      agentFirstName: zenith.agentFirstName,
      agentLastName: zenith.agentLastName,
      agentEmail: zenith.agentEmail,
      agentPhoneNumber: zenith.agentPhone,
    })
  })

  test('shows an error when the agencies fail to load', async () => {
    const stage = await begin()
    stage.server.on(searchAgencies, errorResponse(403, 'forbidden'))
    await openNamed(stage, 'new-account')
    await typeInto('agencyId', 'Harbor')
    await stage.time.advance(200)
    const text = 'Not able to fetch Agencies list.'
    await until(() => shown()?.textContent.includes(text), 'the reason')
  })
})

describe('the new account dialog', () => {
  test('requires a team if the chosen agency has teams', async () => {
    const stage = await begin()
    answerAgencies(stage.server, [harbor, zenith])
    stage.server.answer(listAgencyTeams, { content: [{ id: 'coast', name: 'Coast' }] })
    stage.server.answer(listAgencyAgents, { agents: [], teams: [] })
    await openNamed(stage, 'new-account')
    const submit = () => shown()?.querySelector('button[type=submit]')
    const isReady = () => submit()?.getAttribute('aria-disabled') !== 'true'
    await typeInto('name', 'Bayside')
    await chooseAgency(stage, harbor.name)
    await until(() => shown()?.textContent.includes('Coast'), 'the teams')
    assert(!isReady(), 'it is ready without a team')
    await select('teamId', 'coast')
    await until(isReady, 'it to be ready')
    // Another agency has other teams.
    stage.server.answer(listAgencyTeams, { content: [{ id: 'bay', name: 'Bay' }] })
    await chooseAgency(stage, zenith.name)
    await until(() => !isReady(), 'the team to be cleared')
  })

  test('marks values from the register until they are changed', async () => {
    const stage = await begin()
    answerRegister(stage.server)
    await openNamed(stage, 'new-account')
    await typeInto('domainName', 'own.example')
    await typeInto('name', 'Gulf')
    // The search is debounced.
    await stage.time.advance(200)
    const take = () => shown()?.querySelector<HTMLElement>(`[aria-label="Use ${company.name}"]`)
    ;(await until(take, 'the company of the register')).click()
    const marks = () => shown()?.textContent.split('From the register').length
    await until(
      () => field('city')?.value === 'Galveston' && marks() === 3,
      'the city and the state to be marked',
    )
    equal(field('domainName')?.value, 'own.example')
    field('city')?.focus()
    await typeText('!')
    await until(() => marks() === 2, 'the changed city to lose its mark')
    field('name')?.focus()
    await typeText(' Group')
    await until(() => marks() === 1, 'the company to be cleared after another name')
    await stage.time.advance(200)
    await until(take, 'the company of the register to be suggested again')
  })

  test('passes all input to the lookup, including values that its address does not carry', async () => {
    const stage = await begin({}, { Screen: AccountLookup })
    answerAgencies(stage.server, manyAgencies)
    stage.server.answer(listAgencyAgents, { agents: [{ ...zenith, teams: [] }], teams: [] })
    await openNamed(stage, 'new-account')
    await typeInto('name', 'Bayside')
    await typeInto('domainName', 'bayside.example')
    await chooseAgency(stage, 'Zenith')
    await select('agentEmail', zenith.agentEmail)
    const look = await until(() => button('Open account lookup'), 'the way to the lookup')
    look.click()
    await closed('the lookup')
    await until(() => field('domainName')?.value === 'bayside.example', 'the domain')
    assert(stage.address().includes('/admin/manage/account/lookup?name=Bayside'), stage.address())
    equal(field('name')?.value, 'Bayside')
    equal(field('agencyId')?.value, zenith.name)
    await until(() => field('agentEmail')?.value === zenith.agentEmail, 'the agent')
    // The dialog's draft moved to the page.
    await openNamed(stage, 'new-account')
    equal(shown()?.querySelector<HTMLInputElement>('input[name=name]')?.value, '')
  })

  test('shows the agency in a lookup’s address and clears an unknown one', async () => {
    const stage = await begin({}, { Screen: AccountLookup })
    answerAgencies(stage.server, manyAgencies)
    await stage.go(`/admin/manage/account/lookup?name=Bayside&agency=${zenith.id}`)
    await until(() => field('agencyId')?.value === zenith.name, 'the name of the agency')
    const isReady = () => button('Add Account')?.getAttribute('aria-disabled') !== 'true'
    await until(isReady, 'it to be ready')
    await stage.go('/admin/manage/account/lookup?name=Bayside&agency=gone')
    await until(() => field('agencyId')?.value === '' && !isReady(), 'it to be cleared')
  })
})

describe('the new account dialog of a managed security provider', () => {
  const beginAsProvider = async () => {
    const stage = await begin({}, { accountType: 'MSSP', Screen: AccountLookup })
    answerAgencies(stage.server, manyAgencies)
    answerRegister(stage.server)
    stage.server.answer(searchStates, {
      content: [
        { id: 'TX', code: 'TX', name: 'Texas', country: 'US', timezone: 'America/Chicago' },
      ],
      totalElements: 1,
      totalPages: 1,
      number: 0,
      size: 100,
    })
    await openNamed(stage, 'new-account')
    return stage
  }

  test('searches by the typed values without an agency', async () => {
    const stage = await beginAsProvider()
    await select('state', 'TX')
    await typeInto('name', 'Magnolia Millwork')
    await submitShown()
    await closed('the search')
    const address = '/mssp/manage/accountlookup?state=TX&name=Magnolia%20Millwork'
    await until(() => stage.address() === address, address)
    await until(() => field('name')?.value === 'Magnolia Millwork', 'the name')
  })

  test('locks the chosen company until CLEAR ALL returns to the search', async () => {
    const stage = await beginAsProvider()
    await typeInto('name', 'Gulf')
    await stage.time.advance(200)
    const take = () => shown()?.querySelector<HTMLElement>(`[aria-label="Use ${company.name}"]`)
    ;(await until(take, 'the company of the register')).click()
    await until(() => button('Add Account'), 'the account to be added')
    const isLocked = (name: string) => {
      const found = field(name)
      return found instanceof HTMLInputElement ? found.readOnly : found?.disabled
    }
    await until(
      () => isLocked('name') && isLocked('city') && isLocked('state'),
      'the company’s fields to be locked',
    )
    assert(!isLocked('zipCode'), 'a value that the register lacks is locked')
    button('CLEAR ALL')?.click()
    await until(() => button('Search') && field('name')?.value === '', 'the search')
    assert(!isLocked('name') && !isLocked('city') && !isLocked('state'), 'it is still locked')
  })

  test('keeps the input when rate-limited and shows when to try again', async () => {
    const stage = await begin()
    answerAgencies(stage.server, [harbor])
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
    const detail = "You tried too many companies that can't be added. Wait an hour, then try again."
    const headers = { 'Retry-After': '3600' }
    stage.server.on(createAccount, errorResponse(429, 'tooManyRequests', { detail, headers }))
    await openNamed(stage, 'new-account')
    await typeInto('name', 'Guessed Bakery')
    await select('state', 'TX')
    await chooseAgency(stage, harbor.name)
    const submit = () => shown()?.querySelector('button[type=submit]')
    await until(() => submit()?.ariaDisabled !== 'true', 'the teams of the agency')
    await submitShown()
    await until(() => document.body.textContent.includes(detail), 'the reason')
    equal(field('name')?.value, 'Guessed Bakery')
    equal(stage.server.callsOf(createAccount).length, 1)
  })

  test('lets staff use an unconfirmed address until it changes', async () => {
    const stage = await begin()
    answerAgencies(stage.server, [harbor])
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
    stage.server.on(createAccount, errorResponse(400, 'invalidInput', { errors }))
    await openNamed(stage, 'new-account')
    await typeInto('name', 'Nowhere Bakery')
    await typeInto('address1', '1 Nowhere Road')
    await select('state', 'TX')
    await chooseAgency(stage, harbor.name)
    const boxOf = (label: string) =>
      [...(shown()?.querySelectorAll('label') ?? [])].find(({ textContent }) =>
        textContent?.includes(label),
      )
    const use = 'Use this address even though'
    assert(!boxOf(use), 'it is offered before the address is rejected')
    const submit = () => shown()?.querySelector('button[type=submit]')
    await until(() => submit()?.ariaDisabled !== 'true', 'the teams of the agency')
    await submitShown()
    await until(() => shown()?.textContent.includes(detail), 'the reason at its field')
    ;(await until(() => boxOf(use), 'the choice')).click()
    await submitShown()
    const calls = () => stage.server.callsOf(createAccount)
    await until(() => calls().length === 2, 'the second call')
    equal(
      calls().map(({ body }) => Object(body).isAddressConfirmed),
      [undefined, true],
    )
    field('address1')?.focus()
    await typeText('0')
    await until(() => !boxOf(use), 'the choice to be reset with the address')
  })
})
