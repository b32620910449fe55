import { answer, openQuestions } from '../security-questions/testing/page.ts'
import { fieldOf, openDetails } from '../account-form/testing/page.ts'
import { openContact, leavePage as leaveCalculator } from '../quote-calculator/testing/page.ts'
import { openReview } from '../quote-review/testing/page.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { openPayment } from '../payment-page/testing/page.ts'
import { field, open as openCode } from '../security-code/testing/open-code.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { afterEach, describe, test } from '../testing/suite.ts'

afterEach(leavePage)
afterEach(leaveCalculator)

/**
 * Removes an element until its view is hidden, then reinserts it, like a router that caches views.
 */
const putBack = async ({ element, root }: { element: HTMLElement; root: ShadowRoot }) => {
  const { parentNode } = element
  const base = root.querySelector('[part~=base]')
  element.remove()
  await new Promise((done) => setTimeout(done, 50))
  parentNode?.append(element)
  await until(
    () => [...(base?.children ?? [])].some((each) => each.checkVisibility()),
    'the view after its return',
  )
  assert(root.querySelector('[part~=base]') === base, 'The view was made again')
}

describe('reinsertion', () => {
  test('keeps the calculator’s step and input', async () => {
    const page = await openContact()
    page.fill('contact.firstName', 'Grace')
    await putBack(page)
    equal(page.control('contact.firstName').value, 'Grace')
    page.fillContact()
    page.button('Save quote').click()
    await page.expectText('Q-1001')
  })

  test('keeps the account form’s input, which can still be saved', async () => {
    const page = openDetails()
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '40')
    await until(() => !page.button('Save').disabled, 'something to save')
    await putBack(page)
    equal(fieldOf(page, 'noOfEmployeesAll').value, '40')
    page.button('Save').click()
    await until(() => !Reflect.get(page.element, 'dirty'), 'the save')
  })

  test('keeps the answers to security questions, which can still be saved', async () => {
    const page = openQuestions()
    await until(() => page.root.querySelector('#security-useCloudStorage'), 'the questions')
    answer(page, 'useCloudStorage', 'No')
    await until(() => Reflect.get(page.element, 'dirty'), 'the answer')
    await putBack(page)
    equal(Reflect.get(page.element, 'dirty'), true)
    const chosen = page.find('#security-useCloudStorage').querySelector(':checked')
    assert(chosen, 'The answer was lost')
  })

  test('keeps the digits of a security code', async () => {
    const page = openCode()
    const input = await until(() => page.root.querySelector('input'), 'the field')
    page.fill(input, '123')
    await putBack(page)
    equal(field(page).value, '123')
  })

  test('keeps the selected payment option', async () => {
    const page = openPayment()
    await page.expectText('How would you like to pay?')
    const way = page.root.querySelectorAll<HTMLInputElement>('[type=radio]')[1]
    way?.click()
    await until(() => way?.checked, 'the way')
    await putBack(page)
    equal(way?.checked, true)
    assert(page.root.contains(way ?? null), 'The ways were made again')
  })

  test('keeps the input of a quote review', async () => {
    const page = openReview()
    await page.expectText('Edit policyholder')
    page.button('Edit policyholder').click()
    const input = await until(
      () => page.root.querySelector<HTMLInputElement>('[name=customerLastName]'),
      'a field',
    )
    page.fill(input, 'Grace')
    await putBack(page)
    assert(page.root.contains(input), 'The field was made again')
    equal(input.value, 'Grace')
  })
})
