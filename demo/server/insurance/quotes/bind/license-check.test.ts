import { afterAll, beforeAll, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import {
  getRetailAgent,
  saveRetailAgent,
  searchRetailAgencies,
} from '#core/insurance/accounts/retail-agent-endpoints.ts'
import type { RetailAgent } from '#core/insurance/accounts/retail-agent.ts'
import { saveQuote, updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { QuoteDraft } from '#core/insurance/quotes/model.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const agent: RetailAgent = {
  retailAgentFirstName: 'Ada',
  retailAgentLastName: 'Pines',
  retailAgentLicenseNumber: 'W123456',
  retailAgencyName: 'Pines Insurance',
}

const floridian = (
  name: string,
  more: {
    readonly accountId?: string
    readonly surplusOnly?: boolean
    readonly state?: string
  } = {},
): QuoteDraft => {
  const draft = draftOf(name)
  const { account } = draft.initialRequestData
  return {
    ...draft,
    ...(more.accountId !== undefined && { accountId: more.accountId }),
    initialRequestData: {
      ...draft.initialRequestData,
      product: 'P250',
      surplusOnly: more.surplusOnly ?? false,
      account: { ...account, state: more.state ?? 'FL', revenue: toMinor(150_000_000) },
    },
  }
}

const quoteP250 = (body: QuoteDraft, as: As = 'agent') =>
  platform.request(saveQuote, { params: { id: 'P250' }, body }, as)

const accountOf = async (name: string) => {
  const draft = draftOf(name)
  const { initialRequestData: input } = draft
  const inFlorida = { ...input, account: { ...input.account, state: 'FL' } }
  return (await save(platform, { ...draft, initialRequestData: inFlorida })).accountId
}

test('an admitted P250 in Florida requires the retail agent’s license', async () => {
  const accountId = await accountOf('Gator Clinic')
  const without = quoteP250(floridian('Gator Clinic', { accountId }))
  await expect(without).rejects.toMatchObject({
    status: 400,
    errors: expect.arrayContaining([
      expect.objectContaining({ field: 'retailAgentLicenseNumber' }),
    ]),
  })
  const params = { accountId }
  await platform.request(saveRetailAgent, { params, body: agent }, 'agent')
  expect(await platform.request(getRetailAgent, { params }, 'agent')).toEqual({ accountId, agent })
  const quote = await quoteP250(floridian('Gator Clinic', { accountId }))
  expect(quote.product).toBe('P250')
})

test('requires no license for surplus quotes and in other states', async () => {
  expect(await quoteP250(floridian('Surplus Clinic', { surplusOnly: true }))).toBeDefined()
  expect(await quoteP250(floridian('Texan Clinic', { state: 'TX' }))).toBeDefined()
})

test('a surplus quote cannot become admitted without the license', async () => {
  const quote = await quoteP250(floridian('Turning Clinic', { surplusOnly: true }))
  const change = platform.request(
    updateQuote,
    {
      params: { product: quote.product, quoteId: quote.id },
      body: { initialRequestData: { ...quote.initialRequestData, surplusOnly: false } },
    },
    'agent',
  )
  await expect(change).rejects.toMatchObject({ status: 400 })
})

test('a license is a letter and six digits, on an account that the user may change', async () => {
  const accountId = await accountOf('Licensed Clinic')
  const params = { accountId }
  const wrong = { ...agent, retailAgentLicenseNumber: '12' }
  const response = await platform.fetch(`/api/account/v1/${accountId}/retail-agent`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${await platform.tokenOf('agent')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(wrong),
  })
  expect(response.status).toBe(400)
  await expect(
    platform.request(saveRetailAgent, { params, body: agent }, 'wholesale'),
  ).rejects.toMatchObject({ status: 404 })
})

test('the lookup finds only retail agencies of the same agency', async () => {
  const accountId = await accountOf('Looking Clinic')
  const body = { ...agent, retailAgencyName: 'Mangrove Agency' }
  await platform.request(saveRetailAgent, { params: { accountId }, body }, 'agent')
  const find = (search: string) =>
    platform.request(searchRetailAgencies, { params: { accountId }, query: { search } }, 'agent')
  expect((await find('MANGROVE')).content).toMatchObject([{ retailAgencyName: 'Mangrove Agency' }])
  expect((await find('%')).content).toEqual([])
})
