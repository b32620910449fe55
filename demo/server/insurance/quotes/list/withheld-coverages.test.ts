import { afterAll, beforeAll, expect, test } from 'vitest'
import { coverageIds } from '#core/insurance/products/coverages.ts'
import { recalculateQuote } from '#core/insurance/quotes/price/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { writeState } from '../../../kernel/demo-controls/state.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const flag = (DEDICATED_BREACH_COSTS: boolean) =>
  writeState(platform.services, 'flags', { DEDICATED_BREACH_COSTS })

const id = coverageIds.DEDICATED_BREACH_COSTS_ENDORSEMENT

const draftWithBreachCosts = (name: string) => {
  const draft = draftOf(name)
  const initialRequestData = {
    ...draft.initialRequestData,
    coverages: { [id]: { selected: true } },
  }
  return { ...draft, initialRequestData }
}

test('adds dedicated breach costs to no quote while their flag is off, and removes none', async () => {
  const before = await save(platform, draftWithBreachCosts('Breach Before Dental'))
  expect(before.calculatorGeneratedData.coverages[id]?.selected).toBe(true)

  await flag(false)
  const { initialRequestData: body } = draftWithBreachCosts('Breach After Dental')
  const priced = await platform.request(calculatePrice, { body }, 'agent')
  expect(priced.coverages[id]).toMatchObject({
    selected: false,
    availability: { available: false },
  })
  const after = await save(platform, draftWithBreachCosts('Breach After Dental'))
  expect(after.calculatorGeneratedData.coverages[id]?.selected).toBe(false)
  const params = { product: 'P100', quoteId: after.id } as const
  const again = await platform.request(recalculateQuote, { params, body }, 'agent')
  expect(again.coverages[id]?.selected).toBe(false)
  const change = { initialRequestData: body }
  const changed = await platform.request(updateQuote, { params, body: change }, 'agent')
  expect(changed.calculatorGeneratedData.coverages[id]?.selected).toBe(false)

  const unchanged = await platform.request(
    updateQuote,
    {
      params: { ...params, quoteId: before.id },
      body: draftWithBreachCosts('Breach Before Dental'),
    },
    'agent',
  )
  expect(unchanged.totalPremium).toBe(before.totalPremium)
  await flag(true)
  const free = await platform.request(calculatePrice, { body }, 'agent')
  expect(free.coverages[id]?.selected).toBe(true)
})
