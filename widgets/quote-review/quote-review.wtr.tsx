import { requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { getQuoteReview, verifyReviewed } from '#core/insurance/quotes/review/endpoints.ts'
import { exampleReview, verifiedReview } from '#core/insurance/quotes/review/review.fixture.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openReview } from './testing/page.ts'

afterEach(leavePage)

const heading = 'Quote Q-1001 for Bright Smiles Dental'

describe('quote review', () => {
  test('verifies once, requests to bind, and reloads', async () => {
    const page = openReview((on) => {
      on.answer(verifyReviewed, verifiedReview)
      on.answer(requestToBind, scriptedQuote(exampleDraft))
    })
    await page.expectText(heading)
    for (const text of ['Waiting period', 'Retroactive period']) await page.expectText(text)
    equal(page.button('Request to bind').disabled, true)
    await assertAccessible(page.element)
    page.find<HTMLInputElement>('input[type=checkbox]').click()
    await page.expectText('Verified on Nov 19, 2026')
    equal(page.find<HTMLInputElement>('input[type=checkbox]').disabled, true)
    page.button('Request to bind').click()
    await until(() => page.root.querySelector('[name=address1]'), 'the form')
    await assertAccessible(page.element)
    page.server.answer(getQuoteReview, {
      ...verifiedReview,
      agencyStatus: 'REQUESTED',
      wraRequestToBind: true,
      allowedActions: [],
    })
    const requested = nextEvent(page.element, 'parapet-bind-requested')
    page.button('Send request').click()
    equal((await requested).detail.quoteNumber, 'Q-1001')
    await page.expectText('Request Sent')
    await page.expectText('Request to Bind Quote Q-1001 for Bright Smiles Dental has been sent')
  })

  test('shows which fields of its bind form were restored, and discards them', async () => {
    const openForm = async () => {
      const page = openReview((on) => on.answer(getQuoteReview, verifiedReview))
      await page.expectText(heading)
      page.button('Request to bind').click()
      const city = await until(
        () => page.root.querySelector<HTMLInputElement>('[name=city]'),
        'the form',
      )
      return { page, city }
    }
    const notice = "This form opened with input that you typed before and didn't save."
    const first = await openForm()
    const start = first.city.value
    equal(first.page.text().includes(notice), false)
    first.page.fill(first.city, 'Galveston')
    const { page, city } = await openForm()
    equal(city.value, 'Galveston')
    await until(() => /didn't save\.\s*City/.test(page.text()), 'the notice with the field')
    page.button('Discard it').click()
    await until(() => !page.text().includes(notice), 'no notice')
    equal(page.find<HTMLInputElement>('[name=city]').value, start)
  })

  for (const [code, text] of [
    ['noticeUnattested', 'The surplus lines notice has to be attested first.'],
    ['quoteStartPassed', 'The effective date has to be changed first.'],
    ['quoteUnreleased', 'Underwriting has to release this quote first.'],
    ['ofAnotherRelease', 'A reason from the server.'],
  ] as const)
    test(`shows why a verified quote cannot be requested to bind: ${code}`, async () => {
      const page = openReview((on) =>
        on.answer(getQuoteReview, {
          ...verifiedReview,
          allowedActions: ['editPolicyholder'],
          blockedActions: [{ action: 'requestToBind', code, detail: 'A reason from the server.' }],
        }),
      )
      await page.expectText(text)
      equal(page.button('Request to bind').disabled, true)
    })

  test('shows that the agency decides when the session is read-only', async () => {
    const page = openReview((on) =>
      on.answer(getQuoteReview, {
        ...exampleReview,
        allowedActions: ['downloadProposal'],
        blockedActions: undefined,
      }),
    )
    await page.expectText('Harbor Insurance Agency checks these details and requests to bind.')
    equal(page.text().includes('I have verified'), false)
    equal(page.text().includes('Request to bind'), false)
  })

  test('shows a bound quote, and an invalid one with its changes and a contact', async () => {
    const page = openReview((on) =>
      on.answer(getQuoteReview, {
        ...exampleReview,
        product: 'P250_EXCESS',
        agencyStatus: 'BOUND',
        allowedActions: [],
      }),
    )
    await page.expectText(
      'Quote has already been bound by Harbor Insurance Agency for Bright Smiles Dental',
    )
    equal(page.text().includes('I have verified'), false)
    // the term of an excess product (spec 1 §1)
    await page.expectText('Retention')
    leavePage()
    const invalid = openReview((on) =>
      on.answer(getQuoteReview, {
        ...exampleReview,
        status: 'INVALID',
        agencyStatus: 'INVALID',
        allowedActions: [],
        changes: [
          { field: 'revenue', before: '1200000000', after: '1500000000' },
          { field: 'state', before: 'TX', after: 'OK' },
          { field: 'zipCode', before: '78701', after: '73102' },
        ],
      }),
    )
    await invalid.expectText('Quote Q-1001 for Bright Smiles Dental has become Invalid')
    await invalid.expectText('Revenue: $12,000,000 is now $15,000,000')
    await invalid.expectText('State: TX is now OK')
    await invalid.expectText('ZIP code: 78701 is now 73102')
    await invalid.expectText('agent@demo.test')
    equal(invalid.root.querySelector('dialog'), null)
    await assertAccessible(invalid.element)
  })
})
