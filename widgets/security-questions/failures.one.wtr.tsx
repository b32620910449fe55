import { getSecurityAnswers, saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { delayed, errorResponse, inTurn, json, noNetwork } from '#core/testing/scripted-server.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { answer, openQuestions, savedAnswers } from './testing/page.ts'

afterEach(leavePage)

const shown = 'Security assessment'

describe('five failures', () => {
  test('a 500 is shown and reported, and the retry succeeds', async () => {
    const page = openQuestions((on) =>
      on.on(getSecurityAnswers, inTurn(errorResponse(500, 'internal'), json(savedAnswers))),
    )
    const event = nextEvent(page.element, 'parapet-error')
    await page.says('Our servers seem to be having trouble')
    equal((await event).detail.status, 500)
    page.button('Try again').click()
    await page.says(shown)
  })

  test('a lost response keeps the answers and shows what to do', async () => {
    const page = openQuestions((on) => on.on(saveSecurityAnswers, noNetwork))
    await page.says(shown)
    answer(page, 'useCloudStorage', 'Yes')
    await until(() => !page.button('Save answers').disabled, 'something to save')
    page.button('Save answers').click()
    await page.says('Check your connection and try again')
    equal(page.button('Save answers').disabled, false)
    await assertAccessible(page.element)
  })

  test('an expired session is shown, and the next session is used', async () => {
    const page = openQuestions((on) =>
      on.on(getSecurityAnswers, errorResponse(401, 'sessionExpired')),
    )
    await page.says('Your session has ended')
    page.server.answer(getSecurityAnswers, savedAnswers)
    page.button('Try again').click()
    await page.says(shown)
  })

  test('a slow network shows a skeleton until the response arrives', async () => {
    const slow = delayed(json(savedAnswers))
    const page = openQuestions((on) => on.on(getSecurityAnswers, slow.reply))
    await page.says('Loading the security questions')
    slow.release()
    await page.says(shown)
  })

  test('offline is shown with a retry, which succeeds once online', async () => {
    const page = openQuestions((on) => on.on(getSecurityAnswers, noNetwork))
    await page.says('Check your connection and try again')
    page.server.answer(getSecurityAnswers, savedAnswers)
    page.button('Try again').click()
    await page.says(shown)
  })

  test('a concurrent change shows both answers to choose from', async () => {
    const page = openQuestions((on) =>
      on.on(saveSecurityAnswers, errorResponse(409, 'securityAnswersChanged')),
    )
    await page.says(shown)
    answer(page, 'useCloudStorage', 'Yes')
    page.server.answer(getSecurityAnswers, {
      ...savedAnswers,
      fields: { ...savedAnswers.fields, useCloudStorage: 'NO' },
    })
    await until(() => !page.button('Save answers').disabled, 'something to save')
    page.button('Save answers').click()
    await page.says('Someone else changed these answers')
    await page.says('Theirs: No')
  })

  test('says what is missing without an account', async () => {
    const page = openQuestions(() => {}, '')
    await page.says('No account was chosen')
    equal(page.server.callsOf(getSecurityAnswers).length, 0)
  })
})
