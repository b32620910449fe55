import * as z from 'zod/mini'
import { exampleCart } from '#core/insurance/quotes/cart/cart.fixture.ts'
import { duplicateQuote, getCart, removeFromCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { cart } from '#core/insurance/quotes/cart/model.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { getRaterRules } from '#core/insurance/rating/offer/endpoints.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { rulesReply } from '#core/testing/scripted-rater.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openCart } from './testing/page.ts'

afterEach(leavePage)

const shown = '2 of 5 variations'
const wireCart = z.encode(cart, exampleCart)

describe('failures', () => {
  test('shows and reports a 500, and succeeds on retry', async () => {
    const page = openCart((on) =>
      on.on(getCart, inTurn(errorResponse(500, 'internal'), json(wireCart))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    page.button('Try again').click()
    await page.expectText(shown)
  })

  test('keeps the input after a lost response, and repeats the same request on retry', async () => {
    const page = openCart((on) => {
      const quote = scriptedQuote(exampleDraft)
      on.answer(getQuoteById, quote)
      on.on(getRaterRules, rulesReply)
      on.on(duplicateQuote, noNetwork)
    })
    await page.expectText(shown)
    page.find<HTMLButtonElement>('[aria-label="Duplicate with other terms: Popular"]').click()
    const input = await until(
      () => page.root.querySelector<HTMLInputElement>('[name=presetName]'),
      'the form',
    )
    page.fill(input, 'Twice as much')
    page.button('Add variation').click()
    await page.expectText('Check your connection and try again')
    equal(input.value, 'Twice as much')
    await assertAccessible(page.element)
    page.server.answer(duplicateQuote, scriptedQuote(exampleDraft, 3))
    page.button('Add variation').click()
    await until(() => page.root.querySelector('dialog') === null, 'the end of the dialog')
    const ids = page.server
      .callsOf(duplicateQuote)
      .map(({ body }) => Reflect.get(Object(body), 'requestId'))
    equal(ids.length, 2)
    equal(ids[0], ids[1])
  })

  test('shows an expired session and continues with the next one', async () => {
    const page = openCart((on) => on.on(getCart, errorResponse(401, 'sessionExpired')))
    await page.expectText('Your session has ended')
    page.server.answer(getCart, exampleCart)
    page.button('Try again').click()
    await page.expectText(shown)
  })

  test('shows a skeleton until a slow response arrives', async () => {
    const slow = delayed(json(wireCart))
    const page = openCart((on) => on.on(getCart, slow.reply))
    await page.expectText('Loading the comparison')
    await assertAccessible(page.element)
    slow.release()
    await page.expectText(shown)
  })

  test('keeps a variation that cannot be removed offline, with the reason', async () => {
    const page = openCart((on) => on.on(removeFromCart, noNetwork))
    await page.expectText(shown)
    page.find<HTMLButtonElement>('[aria-label="Remove from comparison: Popular"]').click()
    await page.expectText('Failed to remove quote, please try again')
    await page.expectText(shown)
  })

  test('shows that the account is missing', async () => {
    const page = openCart(() => {}, '')
    await page.expectText('No account was chosen')
    equal(page.server.callsOf(getCart).length, 0)
  })
})
