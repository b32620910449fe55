import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as underwritingCalls from '#core/insurance/quotes/underwriting/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { GlobalTerms } from '#core/insurance/rating/model.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'
import { draftOf, save } from './draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

/** Changes the terms of a quote based on the version that was read. */
const change = (read: Quote, global: GlobalTerms, as: As, headers: Record<string, string> = {}) =>
  platform.request(
    editCalls.updateQuote,
    {
      params: { product: read.product, quoteId: read.id },
      body: {
        initialRequestData: {
          ...read.initialRequestData,
          global: { ...read.initialRequestData.global, preset: -1, ...global },
        },
      },
    },
    as,
    { headers },
  )

const asRead = ({ modified }: Quote) => ({ 'If-Match': `"${modified}"` })

describe('concurrent edits of a quote', () => {
  test('return 409 to the second user and keep the first change', async () => {
    const read = await save(platform, draftOf('Two Editors Dental'))
    platform.advanceTime(1_000)
    const first = await change(read, { limit: toMinor(2_000_000) }, 'agency', asRead(read))
    const second = change(read, { deductible: toMinor(50_000) }, 'agent', asRead(read))
    await expect(second).rejects.toMatchObject({
      status: 409,
      code: 'quoteChanged',
      detail: expect.stringMatching(/^\S.* changed this quote this minute\. Check its terms/),
    })
    const now = await platform.request(calls.getQuoteById, { params: { id: read.id } }, 'agent')
    expect(now).toMatchObject({ modified: first.modified, limit: toMinor(2_000_000) })
    expect(now.deductible).toBe(read.deductible)
  })

  test('show the second user who decided on the quote if that ends its changes', async () => {
    const read = await save(platform, draftOf('Declined Editor Dental'))
    platform.advanceTime(1_000)
    const body = { reasonSummary: 'BOR', reason: 'Moved', isNotificationEnabled: false } as const
    await platform.request(
      underwritingCalls.declineQuote,
      { params: { id: read.id }, body },
      'admin',
    )
    const late = change(read, { deductible: toMinor(50_000) }, 'agent', asRead(read))
    await expect(late).rejects.toMatchObject({
      status: 409,
      code: 'quoteDecided',
      detail: expect.stringMatching(/^\S.* has changed this quote to “Declined” in the meantime/),
    })
  })

  test('allow the second user to change what the first has saved after reading it', async () => {
    const read = await save(platform, draftOf('Two Readers Dental'))
    platform.advanceTime(1_000)
    const first = await change(read, { limit: toMinor(2_000_000) }, 'agency', asRead(read))
    const both = await change(first, { deductible: toMinor(50_000) }, 'agent', asRead(first))
    expect(both).toMatchObject({ limit: toMinor(2_000_000), deductible: toMinor(50_000) })
  })
})

test('accepts a change without a version', async () => {
  const read = await save(platform, draftOf('Unversioned Dental'))
  await change(read, { limit: toMinor(2_000_000) }, 'agency')
  const last = await change(read, { deductible: toMinor(50_000) }, 'agent')
  expect(last).toMatchObject({ limit: read.limit, deductible: toMinor(50_000) })
})
