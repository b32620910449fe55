import { getSecurityAnswers, saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { answer, openQuestions, savedAnswers } from './testing/page.ts'

afterEach(leavePage)

const shown = 'Security assessment'

describe('failures', () => {
  test('shows and reports a 500, and succeeds on retry', async () => {
    const page = openQuestions((on) =>
      on.on(getSecurityAnswers, inTurn(errorResponse(500, 'internal'), json(savedAnswers))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.expectText('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    page.button('Try again').click()
    await page.expectText(shown)
  })

  test('keeps the answers after a lost response and shows what to do', async () => {
    const page = openQuestions((on) => on.on(saveSecurityAnswers, noNetwork))
    await page.expectText(shown)
    answer(page, 'useCloudStorage', 'Yes')
    await until(() => !page.button('Save answers').disabled, 'something to save')
    page.button('Save answers').click()
    await page.expectText('Check your connection and try again')
    equal(page.button('Save answers').disabled, false)
    await assertAccessible(page.element)
  })

  test('shows an expired session and continues with the next one', async () => {
    const page = openQuestions((on) =>
      on.on(getSecurityAnswers, errorResponse(401, 'sessionExpired')),
    )
    await page.expectText('Your session has ended')
    page.server.answer(getSecurityAnswers, savedAnswers)
    page.button('Try again').click()
    await page.expectText(shown)
  })

  test('shows a skeleton until a slow response arrives', async () => {
    const slow = delayed(json(savedAnswers))
    const page = openQuestions((on) => on.on(getSecurityAnswers, slow.reply))
    await page.expectText('Loading the security questions')
    slow.release()
    await page.expectText(shown)
  })

  test('shows a retry when offline, which succeeds once online', async () => {
    const page = openQuestions((on) => on.on(getSecurityAnswers, noNetwork))
    await page.expectText('Check your connection and try again')
    page.server.answer(getSecurityAnswers, savedAnswers)
    page.button('Try again').click()
    await page.expectText(shown)
  })

  test('shows both answers to choose from after a concurrent change', async () => {
    const page = openQuestions((on) =>
      on.on(saveSecurityAnswers, errorResponse(409, 'securityAnswersChanged')),
    )
    await page.expectText(shown)
    answer(page, 'useCloudStorage', 'Yes')
    page.server.answer(getSecurityAnswers, {
      ...savedAnswers,
      fields: { ...savedAnswers.fields, useCloudStorage: 'NO' },
    })
    await until(() => !page.button('Save answers').disabled, 'something to save')
    page.button('Save answers').click()
    await page.expectText('Someone else changed these answers')
    await page.expectText('Theirs: No')
  })

  test('shows that the account is missing', async () => {
    const page = openQuestions(() => {}, '')
    await page.expectText('No account was chosen')
    equal(page.server.callsOf(getSecurityAnswers).length, 0)
  })
})
