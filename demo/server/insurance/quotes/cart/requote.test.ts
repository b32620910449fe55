import { afterAll, beforeAll, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { addToCart, getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { invalidOf, requoteVariation } from '#core/insurance/quotes/cart/requote.ts'
import type { Api } from '#core/platform/api/api.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

test('a variation that became invalid is quoted again in its place, with its terms and today’s facts', async () => {
  const draft = draftOf('Requoted Dental')
  const old = await save(platform, {
    ...draft,
    initialRequestData: {
      ...draft.initialRequestData,
      global: { preset: -1, limit: toMinor(3_000_000) },
    },
  })
  const { accountId, product } = old
  const params = { product, quoteId: old.id }
  await platform.request(addToCart, { params, body: { presetName: 'Three million' } }, 'agent')
  // the facts of a newer quote make the others invalid
  const revenue = toMinor(24_000_000)
  const account = { ...draft.initialRequestData.account, revenue }
  await save(platform, {
    ...draft,
    accountId,
    initialRequestData: { ...draft.initialRequestData, account },
  })
  const cart = () => platform.request(getCart, { query: { accountId } }, 'agent')
  const [invalid] = invalidOf((await cart()).content)
  expect(invalid).toMatchObject({ id: old.id, status: 'INVALID' })
  if (!invalid) return
  const api: Pick<Api, 'call'> = {
    call: (endpoint, ...[input]) => platform.request(endpoint, input as never, 'agent'),
  }
  const now = await platform.request(getAccount, { params: { id: accountId } }, 'agent')
  await requoteVariation(invalid, { account: now, api, requestId: 'requote-0001' })
  const { content } = await cart()
  expect(content).toMatchObject([
    { presetName: 'Three million', status: 'READY', limit: toMinor(3_000_000) },
  ])
  expect(content[0]?.id).not.toBe(old.id)
})
