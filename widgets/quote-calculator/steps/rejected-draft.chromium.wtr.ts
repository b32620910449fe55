import * as z from 'zod/mini'
import { calculatePrice } from '#core/insurance/rating/endpoints.ts'
import { calculatorInput } from '#core/insurance/rating/model.ts'
import { priceReply } from '#core/testing/scripted-rater.ts'
import { errorResponse } from '#core/testing/scripted-server.ts'
import { equal, until } from '../../testing/assert.ts'
import { afterEach, describe, test } from '../../testing/suite.ts'
import { leavePage, openOptions, reloadPage, scriptedPlatform } from '../testing/page.ts'

afterEach(leavePage)

const field = 'global.effectiveDate'

describe('draft with a rejected first price', () => {
  test('keeps the terms of a rejected draft, and marks and links the field', async () => {
    const first = await openOptions()
    const { value } = first.control(field)
    const day = `${value.slice(0, 8)}28`
    first.fill(field, day)
    first.choose('global.deductible', '2500000')
    const later = scriptedPlatform()
    later.server.on(calculatePrice, (call) => {
      const { global } = z.decode(calculatorInput, call.body as never)
      if (global?.effectiveDate !== day) return priceReply(call)
      const errors = [{ code: 'effectiveDateRange', detail: 'The start is too early', field }]
      return errorResponse(422, 'invalidInput', { errors })(call)
    })
    const page = await reloadPage(first, '', later)
    await until(() => page.control(field).getAttribute('aria-invalid') === 'true', 'the mark')
    equal(page.control(field).value, day)
    equal(page.control('global.deductible').value, '2500000')
    page.button('Back').click()
    const link = await until(() => page.button('The start is too early'), 'the link')
    link.click()
    await until(() => page.root.activeElement === page.control(field), 'the focus')
    page.fill(field, value)
    await until(() => !page.control(field).hasAttribute('aria-invalid'), 'the corrected field')
    equal(page.control('global.deductible').value, '2500000')
  })
})
