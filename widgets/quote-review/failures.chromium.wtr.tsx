import * as z from 'zod/mini'
import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import {
  getQuoteReview,
  saveReviewPolicyholder,
  verifyReviewed,
} from '#core/insurance/quotes/review/endpoints.ts'
import { quoteReview } from '#core/insurance/quotes/review/model.ts'
import { exampleReview } from '#core/insurance/quotes/review/review.fixture.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openReview } from './testing/page.ts'

afterEach(leavePage)

const shown = 'Quote Q-1001 for Bright Smiles Dental'
const wire = z.encode(quoteReview, exampleReview)

describe('failures', () => {
  test('shows and reports a 500, and succeeds on retry', async () => {
    const page = openReview((on) =>
      on.on(getQuoteReview, inTurn(errorResponse(500, 'internal'), json(wire))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('There was an error while retrieving the quote')
    await page.expectText('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    page.button('Try again').click()
    await page.expectText(shown)
  })

  test('keeps the input after a lost response, and shows why a field was rejected', async () => {
    const page = openReview((on) => on.on(saveReviewPolicyholder, noNetwork))
    await page.expectText(shown)
    page.button('Edit policyholder').click()
    const input = await until(
      () => page.root.querySelector<HTMLInputElement>('[name=customerLastName]'),
      'the form',
    )
    page.fill(input, 'Frost')
    page.button('Save').click()
    await page.expectText('Check your connection and try again')
    equal(input.value, 'Frost')
    page.fill(input, '')
    page.button('Save').click()
    await page.expectText('Last name is required')
    page.fill(input, 'x'.repeat(81))
    page.button('Save').click()
    await page.expectText('Last name is too long')
    await assertAccessible(page.element)
  })

  test('restores the input after a reload until it is discarded', async () => {
    const openDialog = async (page: ReturnType<typeof openReview>) => {
      await page.expectText(shown)
      page.button('Edit policyholder').click()
      return until(
        () => page.root.querySelector<HTMLInputElement>('[name=customerLastName]'),
        'the form',
      )
    }
    const before = openReview()
    before.fill(await openDialog(before), 'Frost')
    before.element.remove()
    const page = openReview()
    equal((await openDialog(page)).value, 'Frost')
    page.button('Cancel').click()
    await page.expectText('Discard your changes?')
    page.button('Discard').click()
    await until(() => page.root.querySelector('[name=customerLastName]') === null, 'closed')
    equal((await openDialog(page)).value, exampleReview.customerLastName)
  })

  test('shows which link to click without access, and continues with the next session', async () => {
    const page = openReview((on) => on.on(getQuoteReview, errorResponse(401, 'sessionExpired')))
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText("You can't view this quote")
    await page.expectText('Please click the Review & Request to bind link in your email again.')
    equal(page.root.querySelector('dialog'), null)
    assert((await event).detail.message.startsWith('Please click'), 'what the visitor reads')
    await assertAccessible(page.element)
  })

  test('reports a mismatched key as such, not as an expired link', async () => {
    const page = openReview((on) =>
      on.on(getQuoteReview, errorResponse(401, 'keyRefused', { detail: "The key isn't valid." })),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText("The key isn't valid")
    equal(page.root.querySelector('dialog'), null)
    equal((await event).detail.message, "The key isn't valid.")
  })

  test('shows a skeleton until a slow response arrives', async () => {
    const slow = delayed(json(wire))
    const page = openReview((on) => on.on(getQuoteReview, slow.reply))
    await page.expectText('Loading the quote')
    await assertAccessible(page.element)
    slow.release()
    await page.expectText(shown)
  })

  test('retries a verification that failed offline', async () => {
    const page = openReview((on) => on.on(verifyReviewed, noNetwork))
    await page.expectText(shown)
    page.find<HTMLInputElement>('input[type=checkbox]').click()
    await page.expectText('Account Verification Failed. Please try again.')
    equal(page.find<HTMLInputElement>('input[type=checkbox]').checked, false)
  })

  test('shows an error when the proposal does not load', async () => {
    const page = openReview((on) => on.on(downloadProposal, errorResponse(500, 'internal')))
    await page.expectText(shown)
    page.button('Download proposal').click()
    await page.expectText('Unable to download the Quote Documents')
  })

  test('shows that the quote is missing', async () => {
    const page = openReview(() => {}, '')
    await page.expectText('Open this page from the link in your email')
    equal(page.server.callsOf(getQuoteReview).length, 0)
  })
})
