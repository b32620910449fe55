import * as z from 'zod/mini'
import { attestNotice, getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import { surplusNotice } from '#core/insurance/surplus/model.ts'
import { attestedNotice, exampleNotice } from '#core/insurance/surplus/notice.fixture.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { openNotice } from './testing/page.ts'

afterEach(leavePage)

const shown = 'Final premium'
const wire = z.encode(surplusNotice, exampleNotice)
const box = 'input[type=checkbox]'

describe('failures', () => {
  test('shows and reports a 500, and succeeds on retry', async () => {
    const page = openNotice((on) =>
      on.on(getSurplusNotice, inTurn(errorResponse(500, 'internal'), json(wire))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('There was an error while retrieving the quote')
    await page.expectText('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    page.button('Try again').click()
    await page.expectText(shown)
  })

  test('keeps the statement checked after a lost response, and attests on the second attempt', async () => {
    const page = openNotice((on) => on.on(attestNotice, noNetwork))
    await page.expectText(shown)
    page.find<HTMLInputElement>(box).click()
    page.button('I Attest').click()
    await page.expectText('Not able to attest compliance notice at this time.')
    equal(page.find<HTMLInputElement>(box).checked, true)
    page.server.answer(attestNotice, attestedNotice)
    page.button('I Attest').click()
    await page.expectText('Thank you')
  })

  test('shows which link to click without access', async () => {
    const page = openNotice((on) => on.on(getSurplusNotice, errorResponse(401, 'sessionExpired')))
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('Please click the Review & Sign link in your email again.')
    equal(page.root.querySelector('dialog'), null)
    assert((await event).detail.message.startsWith('Please click'), 'what the visitor reads')
    await assertAccessible(page.element)
  })

  test('reports a mismatched key as such, not as an expired link', async () => {
    const page = openNotice((on) =>
      on.on(getSurplusNotice, errorResponse(401, 'keyRefused', { detail: "The key isn't valid." })),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText("The key isn't valid")
    equal(page.root.querySelector('dialog'), null)
    equal((await event).detail.message, "The key isn't valid.")
  })

  test('shows a skeleton until a slow response arrives', async () => {
    const slow = delayed(json(wire))
    const page = openNotice((on) => on.on(getSurplusNotice, slow.reply))
    await page.expectText('Loading the notice')
    await assertAccessible(page.element)
    slow.release()
    await page.expectText(shown)
  })

  test('announces and shows a newer notice', async () => {
    const page = openNotice((on) => on.on(attestNotice, errorResponse(409, 'noticeOutdated')))
    await page.expectText(shown)
    const { notice } = exampleNotice
    page.server.answer(getSurplusNotice, {
      ...exampleNotice,
      notice: { ...notice, version: 'LA-2027.1' },
    })
    page.find<HTMLInputElement>(box).click()
    page.button('I Attest').click()
    await page.expectText('LA-2027.1')
    await page.expectText('Not able to attest compliance notice at this time.')
  })

  test('shows that the quote is missing', async () => {
    const page = openNotice(() => {}, '')
    await page.expectText('Open this page from the link in your email')
    equal(page.server.callsOf(getSurplusNotice).length, 0)
  })
})
