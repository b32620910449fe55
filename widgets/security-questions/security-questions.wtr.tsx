import { saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import { answer, openQuestions } from './testing/page.ts'

afterEach(leavePage)

describe('security questions', () => {
  test('saves answers of YES and NO, and emits an event', async () => {
    const page = openQuestions()
    await page.expectText('Security questions')
    await assertAccessible(page.element)
    const event = nextEvent(page.element, 'parapet-answers-saved')
    answer(page, 'useCloudStorage', 'No')
    await until(() => !page.button('Save answers').disabled, 'something to save')
    page.button('Save answers').click()
    equal((await event).detail, { accountId: 'account-1' })
    await page.expectText('Answers saved')
    const [sent] = page.server.callsOf(saveSecurityAnswers)
    equal(JSON.stringify(sent?.body).includes('"useCloudStorage":"NO"'), true)
  })

  test('keeps the answers when the page sets the product late or moves the element', async () => {
    const page = openQuestions()
    await page.expectText('Security questions')
    answer(page, 'useCloudStorage', 'No')
    page.element.setAttribute('product', 'P250')
    await page.expectText('Are backups encrypted?')
    const isNo = (): boolean =>
      page.root.querySelector<HTMLInputElement>('#security-useCloudStorage input[value=NO]')
        ?.checked ?? false
    equal(isNo(), true)
    const { parentElement } = page.element
    page.element.remove()
    parentElement?.append(page.element)
    await until(isNo, 'the answer')
    equal(page.server.callsOf(saveSecurityAnswers).length, 0)
  })

  test('asks about backups for a product with more questions, and shows missing answers', async () => {
    const page = openQuestions(() => {}, 'account-id="account-1" product="P250"')
    await page.expectText('Are backups encrypted?')
    answer(page, 'isVerifyingBankAccounts', 'Yes')
    await until(() => !page.button('Save answers').disabled, 'something to save')
    page.button('Save answers').click()
    await page.expectText('Answer this question')
    equal(page.server.callsOf(saveSecurityAnswers).length, 0)
    await assertAccessible(page.element)
  })
})
