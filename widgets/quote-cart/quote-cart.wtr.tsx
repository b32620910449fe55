import { cartWith, exampleCart } from '#core/insurance/quotes/cart/cart.fixture.ts'
import {
  addToCart,
  getCart,
  removeFromCart,
  renameInCart,
} from '#core/insurance/quotes/cart/endpoints.ts'
import { sendVariations } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { getRaterRules } from '#core/insurance/rating/offer/endpoints.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote, scriptQuotes } from '#core/testing/scripted-quotes.ts'
import { scriptedRules } from '#core/testing/scripted-rater.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { issueTokens, keyClaims } from '#core/testing/tokens.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openCart } from './testing/page.ts'

afterEach(leavePage)

const [first, second] = exampleCart.content
assert(first && second, 'Two variations')

describe('quote cart', () => {
  test('shows its variations side by side and marks differences', async () => {
    const page = openCart()
    const event = nextEvent(page.element, 'parapet-cart-changed')
    await page.expectText('2 of 5 variations')
    equal((await event).detail.quoteIds, [first.id, second.id])
    equal(page.root.querySelectorAll('thead th').length, 3, 'columns')
    await page.expectText('Cheapest')
    await page.expectText('Widest coverage')
    const limit = [...page.root.querySelectorAll('tr')].find((row) =>
      row.textContent.startsWith('Aggregate limit'),
    )
    assert(limit?.textContent.includes('Differs'), String(limit?.textContent))
    await assertAccessible(page.element)
  })

  test('renames by keyboard, and asks before it discards input', async () => {
    const page = openCart((server) =>
      server.answer(renameInCart, cartWith([{ ...first, presetName: 'Small' }, second])),
    )
    await page.expectText('2 of 5 variations')
    page.find<HTMLButtonElement>('[aria-label="Rename: Popular"]').focus()
    await press('Enter')
    const input = await until(
      () => page.root.querySelector<HTMLInputElement>('[name=presetName]'),
      'the name',
    )
    equal(input.value, 'Popular')
    page.fill(input, '')
    page.button('Rename').click()
    await page.expectText('Name is required')
    page.fill(input, 'Small')
    await press('Escape')
    await page.expectText('Discard')
    await press('Escape')
    await assertAccessible(page.element)
    page.button('Rename').click()
    await until(() => page.root.querySelector('[aria-label="Rename: Small"]'), 'the new name')
    await until(() => page.root.querySelector('dialog') === null, 'the end of the dialog')
    equal(page.server.callsOf(renameInCart).at(-1)?.body, { presetName: 'Small' })
  })

  test('removes a variation and confirms it', async () => {
    const page = openCart((server) => server.answer(removeFromCart, cartWith([second])))
    await page.expectText('2 of 5 variations')
    page.find<HTMLButtonElement>('[aria-label="Remove from comparison: Popular"]').click()
    await page.expectText('Popular removed from the comparison')
    await page.expectText('1 of 5 variations')
  })

  test('shows that it is empty, and releases its reserved space', async () => {
    const page = openCart((server) => server.answer(getCart, cartWith([])))
    await page.expectText('Nothing to compare yet')
    const empty = page.find('[part=empty]').getBoundingClientRect()
    equal(Math.round(page.element.getBoundingClientRect().bottom - empty.bottom), 0, 'below it')
    await assertAccessible(page.element)
  })

  test('sends the selected variations, and lists those that could not be sent', async () => {
    const resultOf = (item: typeof first, detail?: string) => ({
      quoteId: item.id,
      quoteNumber: item.quoteNumber,
      presetName: item.presetName,
      isDone: detail === undefined,
      ...(detail !== undefined && { error: { code: 'quoteStatusForbids', detail } }),
    })
    const page = openCart((server) =>
      server.answer(sendVariations, {
        results: [resultOf(first), resultOf(second, 'It was declined meanwhile.')],
      }),
    )
    await page.expectText('2 of 5 variations')
    page.button('Send all').click()
    await page.expectText('Policyholder')
    const event = nextEvent(page.element, 'parapet-quotes-sent')
    page.button('Send').click()
    equal((await event).detail, { accountId: 'account-1', to: 'customer', quoteIds: [first.id] })
    await page.expectText('It was declined meanwhile.')
    await assertAccessible(page.element)
  })

  test('requotes invalid variations together, and does not mark them as cheapest', async () => {
    const invalid = { ...first, status: 'INVALID' as const }
    const page = openCart((server) => {
      server.answer(getCart, cartWith([invalid, second]))
      server.answer(getAccount, exampleAccount)
      scriptQuotes(server).put(scriptedQuote(exampleDraft))
      server.answer(getRaterRules, scriptedRules(first.product))
      server.answer(saveQuote, scriptedQuote(exampleDraft, 3))
      server.answer(removeFromCart, cartWith([second]))
      server.answer(addToCart, cartWith([second, first]))
    })
    await page.expectText('Invalid')
    assert(!page.text().includes('Cheapest'), 'An invalid quote is the cheapest')
    await assertAccessible(page.element)
    page.server.answer(getCart, cartWith([second, { ...first, id: 'quote-3' }]))
    page.button('Re-quote all').click()
    await page.expectText('1 variation quoted again')
    equal(page.server.callsOf(saveQuote).length, 1, 'saved')
    equal(page.server.callsOf(addToCart)[0]?.body, { presetName: 'Popular' })
    assert(!page.text().includes('Re-quote all'), 'Nothing is invalid any more')
  })

  test('lists variations that could not be requoted', async () => {
    const page = openCart((server) => {
      server.answer(getCart, cartWith([{ ...first, status: 'INVALID' }, second]))
      server.answer(getAccount, exampleAccount)
      server.on(getQuoteById, errorResponse(409, 'quoteChanged', { detail: 'It has changed.' }))
    })
    await page.expectText('2 of 5 variations')
    page.button('Re-quote all').click()
    await page.expectText('Popular: It has changed.')
    await page.expectText('Re-quote all')
  })

  test('does not offer to requote with a key, which cannot read the account', async () => {
    const page = openCart((server) => {
      server.on(openAccess, () => {
        const { refreshToken: _, ...issue } = issueTokens(Date.now(), { claims: keyClaims() })
        return Response.json(issue)
      })
      server.answer(getCart, cartWith([{ ...first, status: 'INVALID' }, second]))
    })
    await page.expectText('Invalid')
    assert(!page.text().includes('Re-quote all'), 'Offered')
  })

  test('asks for a missing phone of the policyholder, and shows its error', async () => {
    const detail = 'That phone number does not exist.'
    const page = openCart((server) => {
      server.answer(getCart, cartWith([first, { ...second, customerPhone: '' }]))
      server.on(
        sendVariations,
        errorResponse(400, 'invalidInput', {
          errors: [{ code: 'phoneInvalid', detail, field: 'customerPhone' }],
        }),
      )
    })
    await page.expectText('2 of 5 variations')
    page.button('Send all').click()
    await page.expectText('Missing for More.')
    page.button('Send').click()
    await page.expectText('Phone is required')
    equal(page.server.callsOf(sendVariations).length, 0, 'calls')
    const phone = page.find<HTMLInputElement>('[name=customerPhone]')
    page.fill(phone, '5125550143')
    page.button('Send').click()
    await page.expectText(detail)
    equal(phone.getAttribute('aria-invalid'), 'true')
    assert(phone.value.includes('555'), 'What was typed')
    await assertAccessible(page.element)
    page.find<HTMLInputElement>('input[type=radio][value=agent]').click()
    await until(() => page.root.querySelector('[name=customerPhone]') === null, 'no phone')
  })

  test('sends an indication only if selected, and marks it', async () => {
    const page = openCart((server) => {
      server.answer(getCart, cartWith([first, { ...second, status: 'INDICATION' }]))
      server.answer(sendVariations, { results: [] })
    })
    await page.expectText('Indication, subject to underwriting')
    page.button('Send all').click()
    await page.expectText('Policyholder')
    const boxes = [...page.root.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')]
    equal(
      boxes.map(({ checked }) => checked),
      [true, false],
      'ticked',
    )
  })

  test('adds a quote by method, and does not duplicate when full', async () => {
    const five = cartWith(
      Array.from({ length: 5 }, (_, at) => ({ ...first, id: `quote-${at}`, presetName: `V${at}` })),
    )
    const page = openCart((server) => server.answer(addToCart, five))
    await page.expectText('2 of 5 variations')
    const add: unknown = Reflect.get(page.element, 'add')
    assert(typeof add === 'function', 'The method')
    equal(await add.call(page.element, 'P100', 'quote-4'), true)
    await page.expectText('You can compare up to 5 variations')
    equal(await add.call(page.element, 'NONE', 'quote-9'), false)
    const duplicate = page.find('[aria-label="Duplicate with other terms: V0"]')
    equal(duplicate.getAttribute('aria-disabled'), 'true')
  })
})
