import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinor } from '#core/foundation/money/money.ts'
import * as underwritingCalls from '#core/insurance/quotes/underwriting/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as priceCalls from '#core/insurance/quotes/price/endpoints.ts'
import * as mailCalls from '#core/insurance/quotes/mail/endpoints.ts'
import { referQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { favorableAnswers } from '../../security/favorable-answers.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, rosa, save } from '../draft.fixture.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })
const codesOf = (reasons: readonly { readonly code: string }[]) => reasons.map(({ code }) => code)

/** A quote that was referred for its limit and a skipped question, and released. */
const released = async (name: string): Promise<Quote> => {
  const answers = { ...favorableAnswers, useEncryption: undefined }
  const quote = await save(platform, draftOf(name, { limit: 4_000_000, answers }))
  expect(codesOf(quote.referralReasons)).toEqual(['LIMIT_OVER', 'UNANSWERED_SECURITY_QUESTION'])
  return platform.request(underwritingCalls.releaseQuote, quoteParams(quote), 'underwriter')
}

const change = (quote: Quote, terms: Partial<CalculatorInput>, as: As = 'agent') =>
  platform.request(
    editCalls.updateQuote,
    {
      ...quoteParams(quote),
      body: { initialRequestData: { ...quote.initialRequestData, ...terms } },
    },
    as,
  )

const globalOf = (quote: Quote, limit: number, deductible = 25_000) => ({
  ...quote.initialRequestData.global,
  preset: -1,
  limit: toMinor(limit),
  deductible: toMinor(deductible),
})

test('a decision on outdated terms is rejected', async () => {
  const seen = await save(platform, draftOf('Raised Meanwhile Dental', { limit: 4_000_000 }))
  const now = await change(seen, { global: globalOf(seen, 5_000_000) })
  const release = (quote: Quote) =>
    platform.request(underwritingCalls.releaseQuote, quoteParams(seen), 'admin', {
      headers: { 'If-Match': `"${quote.modified}"` },
    })
  await expect(release(seen)).rejects.toMatchObject({ status: 409, code: 'quoteChanged' })
  const read = await platform.request(calls.getQuote, quoteParams(seen), 'underwriter')
  expect(read).toMatchObject({ status: 'REFERRED', modified: now.modified })
  expect(await release(now)).toMatchObject({ status: 'READY', limit: toMinor(5_000_000) })
})

test('mails about alternating decisions are limited per day, and every decision takes effect', async () => {
  const strict = await testPlatform({ limitFactor: 0.1 })
  try {
    const quote = await save(strict, draftOf('Circle Dental', { limit: 4_000_000 }))
    const body = { reason: 'Look again' }
    const about = async () =>
      (await strict.mails('agent@demo.test')).filter(({ subject }) =>
        /was (?:released|referred)$/.test(subject),
      )
    for (let round = 0; round < 4; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const ready = await strict.request(
        underwritingCalls.releaseQuote,
        quoteParams(quote),
        'underwriter',
      )
      expect(ready.status).toBe('READY')
      // oxlint-disable-next-line no-await-in-loop
      await strict.request(referQuote, { ...quoteParams(quote), body }, 'underwriter')
    }
    expect(await about()).toHaveLength(2)
    strict.advanceTime(86_400_000)
    await strict.request(underwritingCalls.releaseQuote, quoteParams(quote), 'underwriter')
    expect(await about()).toHaveLength(3)
  } finally {
    await strict.close()
  }
})

describe('a release', () => {
  test('is mailed to the agent, with the reasons, the price and the next step', async () => {
    const quote = await released('Told Dental')
    expect(quote).toMatchObject({
      status: 'READY',
      referralReasons: [],
      nextStep: { step: 'verify', by: 'agency' },
      calculatorGeneratedData: { referToUnderwriter: false, referralReasons: [] },
    })
    const listed = quote.calculatorGeneratedData.releasedReasons ?? []
    expect(codesOf(listed)).toEqual(['LIMIT_OVER', 'UNANSWERED_SECURITY_QUESTION'])
    const [mail] = await platform.mails('agent@demo.test')
    expect(mail?.subject).toBe(`Quote ${quote.quoteNumber} for Told Dental was released`)
    expect(mail?.text).toContain('The limit is over $3,000,000')
    expect(mail?.links).toEqual([expect.stringMatching(`/agency/quotes/${quote.id}$`)])
  })

  test('covers terms with the same or lower risk, when saved and when recalculated', async () => {
    const quote = await released('Higher Deductible Dental')
    const global = globalOf(quote, 4_000_000, 50_000)
    const tried = await platform.request(
      priceCalls.recalculateQuote,
      { ...quoteParams(quote), body: { ...quote.initialRequestData, global, presets: true } },
      'agent',
    )
    expect(tried.referToUnderwriter).toBe(false)
    expect(tried.presets?.basic.referralReasons).toEqual([])
    expect(tried.totalPremium).toBeLessThan(quote.totalPremium)
    const saved = await change(quote, { global })
    expect(saved).toMatchObject({ status: 'READY', totalPremium: tried.totalPremium })
  })

  test('does not cover a higher risk until that is released too', async () => {
    const quote = await released('Higher Limit Dental')
    const worse = await change(quote, { global: globalOf(quote, 5_000_000) })
    expect(worse).toMatchObject({
      status: 'REFERRED',
      nextStep: { step: 'review', by: 'underwriter' },
    })
    expect(codesOf(worse.referralReasons)).toEqual(['LIMIT_OVER'])
    const again = await platform.request(
      underwritingCalls.releaseQuote,
      quoteParams(worse),
      'admin',
    )
    expect(again.status).toBe('READY')
    const back = await change(again, { global: globalOf(again, 4_500_000) })
    expect(back.status).toBe('READY')
  })

  test('comes with the terms that an underwriter saves, within their authority', async () => {
    const quote = await save(platform, draftOf('Updated Terms Dental'))
    expect(quote.status).toBe('READY')
    const updated = await change(quote, { global: globalOf(quote, 4_000_000) }, 'underwriter')
    expect(updated).toMatchObject({ status: 'READY', referralReasons: [] })
    expect(codesOf(updated.calculatorGeneratedData.releasedReasons ?? [])).toEqual(['LIMIT_OVER'])
    const beyond = await change(updated, { global: globalOf(updated, 5_000_000) }, 'underwriter')
    expect(beyond.status).toBe('REFERRED')
    const stillReferred = await change(
      beyond,
      { global: globalOf(beyond, 4_500_000) },
      'underwriter',
    )
    expect(stillReferred.status).toBe('REFERRED')
    // no rule refers it any more: updating does not release it
    const within = await change(
      stillReferred,
      { global: globalOf(stillReferred, 1_000_000) },
      'underwriter',
    )
    expect(codesOf(within.referralReasons)).toEqual(['REFERRED_BY_HAND'])
    const edited = await change(within, { global: globalOf(within, 1_500_000) })
    expect(edited.status).toBe('REFERRED')
    const freed = await platform.request(
      underwritingCalls.releaseQuote,
      quoteParams(edited),
      'underwriter',
    )
    expect(freed).toMatchObject({ status: 'READY', referralReasons: [] })
  })

  test('does not cover another skipped question', async () => {
    const quote = await released('Other Question Dental')
    const securityAnswers = { ...favorableAnswers, isSecurityOfficer: undefined }
    const changed = await change(quote, { securityAnswers })
    expect(codesOf(changed.referralReasons)).toEqual(['UNANSWERED_SECURITY_QUESTION'])
  })

  test('is impossible for a premium that reaches the limit', async () => {
    const draft = draftOf('Trillion Bank', { revenue: 1_000_000_000_000, limit: 1_000_000 })
    const quote = await save(platform, draft)
    expect(quote.status).toBe('REFERRED')
    expect(codesOf(quote.referralReasons)).toContain('PREMIUM_OVER_LIMIT')
    const asking = platform.request(
      underwritingCalls.releaseQuote,
      quoteParams(quote),
      'underwriter',
    )
    await expect(asking).rejects.toMatchObject({ status: 409, code: 'quoteNotReleasable' })
    const read = await platform.request(calls.getQuote, quoteParams(quote), 'underwriter')
    expect(read.allowedActions).not.toContain('release')
    expect(read.allowedActions).toContain('decline')
  })
})

test('the mails of a referred quote list the reasons', async () => {
  const answers = { ...favorableAnswers, claimHistory: 1 }
  const quote = await save(platform, draftOf('Claimed Dental', { answers }), 'embedUser')
  await platform.request(mailCalls.emailQuote, quoteParams(quote), 'embedUser')
  const [toAgent] = await platform.mails('agent@demo.test')
  const [toVisitor] = await platform.mails(rosa.email)
  for (const mail of [toAgent, toVisitor]) {
    expect(mail?.text).toContain('There was a claim in the past year')
    expect(mail?.text).toContain('reviews')
  }
})

test('only viewers of the quote can recalculate it, and only for its own product', async () => {
  const quote = await save(platform, draftOf('Own Dental'))
  const { initialRequestData: body } = quote
  const asked = { ...quoteParams(quote), body }
  await expect(
    platform.request(priceCalls.recalculateQuote, asked, 'wholesale'),
  ).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    platform.request(
      priceCalls.recalculateQuote,
      { ...quoteParams(quote), body: { ...body, product: 'P_ONE' } },
      'agent',
    ),
  ).rejects.toMatchObject({ status: 400, errors: [{ field: 'product' }] })
})
