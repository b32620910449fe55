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

describe('five failures', () => {
  test('a 500 is shown and reported, and the retry succeeds', async () => {
    const page = openCart((on) =>
      on.on(getCart, inTurn(errorResponse(500, 'internal'), json(wireCart))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.says('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    page.button('Try again').click()
    await page.says(shown)
  })

  test('a lost response keeps the input, and the retry repeats the same request', async () => {
    const page = openCart((on) => {
      const quote = scriptedQuote(exampleDraft)
      on.answer(getQuoteById, quote)
      on.on(getRaterRules, rulesReply)
      on.on(duplicateQuote, noNetwork)
    })
    await page.says(shown)
    page.find<HTMLButtonElement>('[aria-label="Duplicate with other terms: Popular"]').click()
    const input = await until(
      () => page.root.querySelector<HTMLInputElement>('[name=presetName]'),
      'the form',
    )
    page.fill(input, 'Twice as much')
    page.button('Add variation').click()
    await page.says('Check your connection and try again')
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

  test('an expired session is shown, and the next session is used', async () => {
    const page = openCart((on) => on.on(getCart, errorResponse(401, 'sessionExpired')))
    await page.says('Your session has ended')
    page.server.answer(getCart, exampleCart)
    page.button('Try again').click()
    await page.says(shown)
  })

  test('a slow network shows a skeleton until the response arrives', async () => {
    const slow = delayed(json(wireCart))
    const page = openCart((on) => on.on(getCart, slow.reply))
    await page.says('Loading the comparison')
    await assertAccessible(page.element)
    slow.release()
    await page.says(shown)
  })

  test('a variation that cannot be removed offline stays, with the reason', async () => {
    const page = openCart((on) => on.on(removeFromCart, noNetwork))
    await page.says(shown)
    page.find<HTMLButtonElement>('[aria-label="Remove from comparison: Popular"]').click()
    await page.says('Failed to remove quote, please try again')
    await page.says(shown)
  })

  test('says what is missing without an account', async () => {
    const page = openCart(() => {}, '')
    await page.says('No account was chosen')
    equal(page.server.callsOf(getCart).length, 0)
  })
})
