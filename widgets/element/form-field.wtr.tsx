import { assert, equal, until } from '../testing/assert.ts'
import { clickOn } from '../testing/keys.ts'
import { mount } from '../testing/mount.ts'
import '../testing/sample-element.tsx'
import { ready, type } from '../testing/sample.ts'
import { describe, test } from '../testing/suite.ts'

/** The members of an `<input>` used in the tests. */
type Field = HTMLElement &
  Pick<
    HTMLInputElement,
    | 'value'
    | 'form'
    | 'labels'
    | 'disabled'
    | 'required'
    | 'readOnly'
    | 'validity'
    | 'validationMessage'
    | 'checkValidity'
    | 'reportValidity'
    | 'setCustomValidity'
  >

const inForm = async (attributes = '') => {
  const form = mount(
    `<form><label for="s">Sample</label><parapet-sample id="s" name="quote" ${attributes}></parapet-sample></form>`,
  )
  assert(form instanceof HTMLFormElement, 'No form')
  const element = form.querySelector<Field>('parapet-sample')
  assert(element, 'No element')
  await ready(element)
  const input = () => {
    const found = element.shadowRoot?.querySelector('input')
    assert(found, 'No input')
    return found
  }
  return { form, element, input }
}

describe('form field', () => {
  test('has a value, validity and labels', async () => {
    const { form, element } = await inForm()
    type(element, 'q-7')
    await until(() => new FormData(form).get('quote') === 'q-7', 'the value in the form')
    equal(element.value, 'q-7')
    equal(element.form, form)
    equal(element.labels?.length, 1)
    type(element, 'wrong')
    await until(() => !form.checkValidity(), 'an invalid form')
    equal(element.validationMessage, 'This is wrong')
  })

  test('is invalid while required and empty', async () => {
    const { form, element } = await inForm('required')
    equal(element.required, true)
    equal(element.validity.valueMissing, true)
    equal(form.checkValidity(), false)
    type(element, 'q-7')
    await until(() => element.checkValidity(), 'a valid field')
    type(element, '')
    await until(() => !element.checkValidity(), 'an invalid field')
    element.required = false
    equal(element.checkValidity(), true)
  })

  test('receives the focus when it blocks the submission of the form', async () => {
    const { form, element, input } = await inForm('required')
    form.requestSubmit()
    await until(() => element.shadowRoot?.activeElement === input(), 'the focus')
  })

  test('accepts a custom validity message', async () => {
    const { element } = await inForm()
    element.setCustomValidity('Not today')
    equal(element.validity.customError, true)
    equal(element.validationMessage, 'Not today')
    element.setCustomValidity('')
    equal(element.checkValidity(), true)
  })

  test('focuses its first control by focus() and by its label', async () => {
    const { form, element, input } = await inForm()
    element.focus()
    equal(element.shadowRoot?.activeElement, input())
    input().blur()
    const label = form.querySelector('label')
    assert(label, 'No label')
    await clickOn(label)
    await until(() => element.shadowRoot?.activeElement === input(), 'the focus')
  })

  test('is not submitted while disabled by its attribute or a fieldset', async () => {
    const { form, element, input } = await inForm()
    type(element, 'q-7')
    await until(() => new FormData(form).has('quote'), 'the value in the form')
    element.disabled = true
    await until(() => input().matches(':disabled'), 'a disabled control')
    equal(new FormData(form).has('quote'), false)
    element.disabled = false
    await until(() => input().matches(':enabled'), 'an enabled control')
    const fieldset = document.createElement('fieldset')
    fieldset.disabled = true
    form.append(fieldset)
    fieldset.append(element)
    await until(() => input().matches(':disabled'), 'a disabled control')
    equal(element.matches(':disabled'), true)
    equal(input().value, 'q-7')
  })

  test('is submitted but neither editable nor validated while readonly', async () => {
    const { form, element, input } = await inForm()
    type(element, 'wrong')
    await until(() => !form.checkValidity(), 'an invalid form')
    element.readOnly = true
    await until(() => input().matches(':disabled'), 'a disabled control')
    equal(new FormData(form).get('quote'), 'wrong')
    equal(form.checkValidity(), true)
  })

  test('accepts a value from the page, also before it is rendered', async () => {
    const form = mount('<form></form>') as HTMLFormElement
    const element = document.createElement('parapet-sample') as Field
    element.setAttribute('name', 'quote')
    element.value = 'q-8'
    form.append(element)
    await ready(element)
    await until(() => new FormData(form).get('quote') === 'q-8', 'the value')
    element.value = 'q-9'
    await until(() => element.value === 'q-9', 'the next value')
  })
})
