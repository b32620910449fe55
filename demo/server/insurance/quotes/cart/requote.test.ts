import { afterAll, beforeAll, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { addToCart, getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { invalidOf } from '#core/insurance/quotes/cart/model.ts'
import { requoteInvalid } from '#core/insurance/quotes/cart/requote.ts'
import type { Api } from '#core/platform/api/api.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

test.each([
  ['an agent', 'Requoted Dental'],
  ['a page with a session for the account', 'Embedded Dental'],
])(
  '%s re-quotes an invalid variation in its position, with its terms and current account data',
  async (who, name) => {
    const draft = draftOf(name)
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
    // the data of a newer quote invalidates the others
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
    const as: As =
      who === 'an agent'
        ? 'agent'
        : { grant: { kind: 'account', id: accountId }, agencyId: organisationIds.harbor }
    const api: Pick<Api, 'call'> = {
      call: (endpoint, ...[input]) => platform.request(endpoint, input as never, as),
    }
    const setting = { api, newId: () => platform.services.newId() }
    expect(await requoteInvalid(await cart(), setting)).toEqual({ done: 1, failed: [] })
    const { content } = await cart()
    expect(content).toMatchObject([
      { presetName: 'Three million', status: 'READY', limit: toMinor(3_000_000) },
    ])
    expect(content[0]?.id).not.toBe(old.id)
  },
)
