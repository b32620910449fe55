import { attestNotice, getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import { attestedNotice, exampleNotice } from '#core/insurance/surplus/notice.fixture.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openNotice } from './testing/page.ts'

afterEach(leavePage)

const box = 'input[type=checkbox]'

describe('surplus attestation', () => {
  test('attests after the statement is checked, and shows the receipt', async () => {
    const page = openNotice((on) => on.answer(attestNotice, attestedNotice))
    await page.expectText('Final premium')
    for (const text of ['12:01 AM', '$5,747', '$250', '$278.73', '$6,275.73', 'LA-2026.1'])
      await page.expectText(text)
    equal(page.button('I Attest').disabled, true)
    await assertAccessible(page.element)
    page.find<HTMLInputElement>(box).click()
    const attested = nextEvent(page.element, 'parapet-notice-attested')
    await until(() => !page.button('I Attest').disabled, 'the enabled button')
    page.button('I Attest').click()
    equal((await attested).detail.state, 'LA')
    equal('byTerms' in (await attested).detail, false)
    await page.expectText('Your signature is uploaded. You can log in and bind the quote.')
    await page.expectText('Attestation receipt')
    await assertAccessible(page.element)
  })

  test('attests by OK in the checked terms, and shows the terms again from the receipt', async () => {
    const page = openNotice((on) => on.answer(attestNotice, attestedNotice))
    await page.expectText('Final premium')
    page.button('Attestation terms').click()
    await page.expectText('An attestation is an electronic signature.')
    equal(page.button('OK').disabled, true)
    await assertAccessible(page.element)
    page.find<HTMLInputElement>('dialog input[type="checkbox"]').click()
    await until(() => !page.button('OK').disabled, 'the enabled button')
    const attested = nextEvent(page.element, 'parapet-notice-attested')
    page.button('OK').click()
    equal((await attested).detail.byTerms, true)
    await page.expectText('Attestation receipt')
    page.button('Attestation terms').click()
    await page.expectText('An attestation is an electronic signature.')
  })

  test('marks the notice as English on an Arabic page', async () => {
    const page = openNotice(() => {}, 'quote-id="quote-1" locale="ar-AE"')
    const { paragraphs, title, attestation } = exampleNotice.notice
    await page.expectText(title)
    const english = [...page.root.querySelectorAll('[lang=en]')]
    equal(
      english.map(({ textContent }) => textContent),
      [title, ...paragraphs, attestation],
    )
    equal(
      english.filter((each) => getComputedStyle(each).direction !== 'ltr'),
      [],
    )
    await assertAccessible(page.element)
  })

  test('moves forward and back by events as a step', async () => {
    const page = openNotice(
      (on) => on.answer(getSurplusNotice, attestedNotice),
      'quote-id="quote-1" variant="bind"',
    )
    await page.expectText('Step 3 of 3')
    const previous = nextEvent(page.element, 'parapet-notice-previous')
    page.button('Previous').click()
    equal((await previous).detail.quoteId, 'quote-1')
    const attested = nextEvent(page.element, 'parapet-notice-attested')
    page.button('Bind Quote').click()
    equal((await attested).detail.quoteNumber, 'Q-1001')
  })

  test('shows that a licensed broker is missing, and a tampered receipt as invalid', async () => {
    const page = openNotice((on) =>
      on.answer(getSurplusNotice, { ...exampleNotice, broker: null, mayAttest: false }),
    )
    await page.expectText('No surplus lines broker of Summit Wholesale Brokers is licensed in LA')
    equal(page.root.querySelector(box), null)
    leavePage()
    const { receipt } = attestedNotice
    const broken = openNotice((on) =>
      on.answer(getSurplusNotice, {
        ...attestedNotice,
        surplusNoticeAttested: false,
        receipt: receipt && { ...receipt, isIntact: false },
      }),
    )
    await broken.expectText("This attestation can't be verified")
    await assertAccessible(broken.element)
  })
})
