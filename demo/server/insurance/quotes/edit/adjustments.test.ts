import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import * as adjustments from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { releaseQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../../../testing/platform.ts'
import { opened, textOf } from '../../documents/pdf-text.fixture.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

test('the log shows who adjusted a quote, and the agency sees only the fees', async () => {
  const quote = await save(platform, draftOf('Adjusted Dental'))
  const params = { id: quote.id }
  const as = 'underwriter'
  const event = { claimNumber: 'C-1', claimName: 'Ransom at night', claimDate: '2025-03-01' }
  await platform.request(
    adjustments.saveIrpm,
    { body: { quoteId: quote.id, drPlanning: -2.5, irpmNote: 'Restores tested' } },
    as,
  )
  await platform.request(adjustments.saveEventExclusions, { params, body: { events: [event] } }, as)
  await platform.request(adjustments.saveMgaFee, { params, body: { mgaFee: toMinor(300) } }, as)
  await platform.request(adjustments.saveMgaFee, { params, body: { mgaFee: toMinor(300) } }, as)

  const log = async (viewer: SignInName) => {
    const body = { accountId: quote.accountId, acts: ['changed' as const] }
    const { content } = await platform.request(searchActivity, { query: {}, body }, viewer)
    return content.filter(({ quoteNumber }) => quoteNumber === quote.quoteNumber)
  }
  const fees = {
    subject: 'fees',
    isStaff: true,
    changes: [{ field: 'mgaFee', before: String(quote.mgaFee), after: '30000' }],
  }
  expect(await log('agent')).toMatchObject([fees])
  const all = await log('admin')
  expect(all).toHaveLength(3)
  expect(all).toEqual(
    expect.arrayContaining([
      expect.objectContaining(fees),
      expect.objectContaining({
        subject: 'irpm',
        changes: [
          { field: 'drPlanning', before: null, after: '-2.5' },
          { field: 'irpmNote', before: null, after: 'Restores tested' },
        ],
      }),
      expect.objectContaining({
        subject: 'events',
        changes: [{ field: 'events', before: null, after: 'C-1, Ransom at night, 2025-03-01' }],
      }),
    ]),
  )
})

const eventsOf = (count: number, claimDate = '2025-03-01') =>
  Array.from({ length: count }, (_, at) => ({
    claimNumber: `${'C'.repeat(58)}${10 + at}`,
    claimName: 'ä'.repeat(200),
    claimDate,
    claimDescription: 'ä'.repeat(2_000),
  }))

test('saves the maximum number of events at maximum length', async () => {
  const { id } = await save(platform, draftOf('Many Events Dental'))
  const events = eventsOf(50)
  const params = { id }
  await platform.request(
    adjustments.saveEventExclusions,
    { params, body: { events } },
    'underwriter',
  )
  const read = await platform.request(adjustments.getEventExclusions, { params }, 'underwriter')
  expect(read.events).toEqual(events)
})

test('rejects an event in a mistyped year', async () => {
  const { id } = await save(platform, draftOf('Mistyped Events Dental'))
  const response = await platform.fetch(`/api/quote/v1/event-exclusions/${id}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${await platform.tokenOf('underwriter')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ events: eventsOf(1, '0202-03-01') }),
  })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Invalid date format')
})

test('a future event cannot be excluded', async () => {
  const { id } = await save(platform, draftOf('Foretold Dental'))
  const event = { claimNumber: 'C-2', claimName: 'Ransom to come', claimDate: '9999-12-31' }
  const saving = platform.request(
    adjustments.saveEventExclusions,
    { params: { id }, body: { events: [event] } },
    'underwriter',
  )
  await expect(saving).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'events.0.claimDate', detail: 'Choose a day that has passed' }],
  })
})

describe('adjusting a quote that somebody else has changed meanwhile', () => {
  const put = (quote: Quote, as: SignInName, { modified }: Pick<Quote, 'modified'>) => {
    const headers = { 'If-Match': `"${modified}"` }
    const params = { id: quote.id }
    return {
      mgaFee: () =>
        platform.request(adjustments.saveMgaFee, { params, body: { mgaFee: toMinor(310) } }, as, {
          headers,
        }),
      brokerFees: () =>
        platform.request(
          adjustments.saveBrokerFees,
          { params, body: { brokerFee: toMinor(40) } },
          as,
          { headers },
        ),
      irpm: () =>
        platform.request(
          adjustments.saveIrpm,
          { body: { quoteId: quote.id, drPlanning: -1, irpmNote: 'Tested' } },
          as,
          { headers },
        ),
    }
  }

  test('reports the decision and its author', async () => {
    const quote = await save(platform, draftOf('Adjusted Late Dental', { limit: 4_000_000 }))
    platform.advanceTime(1_000)
    const params = { product: quote.product, quoteId: quote.id }
    await platform.request(releaseQuote, { params }, 'underwriter')
    for (const late of Object.values(put(quote, 'admin', quote)))
      await expect(late()).rejects.toMatchObject({
        status: 409,
        code: 'quoteDecided',
        detail: expect.stringMatching(/^\S.* has changed this quote to “Ready” in the meantime/),
      })
  })

  test('reports who changed it and when', async () => {
    const quote = await save(platform, draftOf('Adjusted Twice Dental'))
    platform.advanceTime(1_000)
    const first = await put(quote, 'underwriter', quote).mgaFee()
    platform.advanceTime(3 * 60_000)
    for (const late of Object.values(put(quote, 'admin', quote)))
      await expect(late()).rejects.toMatchObject({
        status: 409,
        code: 'quoteChanged',
        detail: expect.stringMatching(/^\S.* changed this quote 3 minutes ago\. Check its terms/),
      })
    expect((await put(quote, 'admin', first).irpm()).modified).not.toBe(first.modified)
  })
})

describe('the MGA fee', () => {
  const surplusIn = (name: string, state: string) => {
    const { initialRequestData, ...draft } = draftOf(name)
    const { account } = initialRequestData
    return save(platform, {
      ...draft,
      initialRequestData: {
        ...initialRequestData,
        surplusOnly: true,
        account: { ...account, state },
      },
    })
  }

  const taxesOf = ({ calculatorGeneratedData: { taxes } }: Quote): number =>
    taxes.reduce((sum, { amount }) => sum + amount, 0)

  test.each([
    ['TX', true],
    ['OH', false],
  ])('is taxed in %s: %s, in the price and on the proposal', async (state, isTaxed) => {
    const before = await surplusIn(`Fee Taxed Dental ${state}`, state)
    expect(before.calculatorGeneratedData.isMgaFeeTaxed).toBe(isTaxed)
    expect(taxesOf(before)).toBeGreaterThan(0)
    const mgaFee = before.mgaFee + toMinor(1_000)
    const after = await platform.request(
      adjustments.saveMgaFee,
      { params: { id: before.id }, body: { mgaFee } },
      'underwriter',
    )
    const moved = taxesOf(after) - taxesOf(before)
    expect(moved > 0).toBe(isTaxed)
    expect(after.totalPremium - before.totalPremium).toBe(toMinor(1_000) + moved)
    const params = { accountId: after.accountId, quoteId: after.id }
    const file = await platform.request(downloadProposal, { params, query: {} }, 'agent')
    const text = textOf(opened(await file.bytes()))
    expect(text).toContain(isTaxed ? 'MGA fee $1,' : 'MGA fee (not taxed) $1,')
  })
})
