import { useState } from 'react'
import { equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press, typeText } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { CodeInput } from './CodeInput.tsx'
import { Field } from './Field.tsx'

function Code({ error }: { readonly error?: string }) {
  const [code, setCode] = useState('')
  return (
    <Field label="Security code" hint="Six digits" error={error}>
      <CodeInput name="code" value={code} onValue={setCode} />
    </Field>
  )
}

const open = async (error?: string) => {
  const root = await render(<Code {...(error === undefined ? {} : { error })} />)
  const input = await until(() => root.querySelector('input'), 'the field')
  const boxes = () =>
    Array.from(root.querySelectorAll('[aria-hidden] > span'), (box) => box.textContent).join('|')
  input.focus()
  return { root, input, boxes, holds: (code: string) => until(() => input.value === code, code) }
}

describe('code input', () => {
  test('is one labeled numeric field with one-time-code autofill', async () => {
    const { root, input } = await open()
    equal(root.querySelectorAll('input').length, 1)
    equal(input.labels?.[0]?.textContent, 'Security code')
    equal(input.getAttribute('autocomplete'), 'one-time-code')
    equal(input.getAttribute('inputmode'), 'numeric')
    await assertAccessible(root.host)
  })

  test('accepts digits, and pasted codes with any separators', async () => {
    const { input, boxes, holds } = await open()
    await typeText('1a2')
    await holds('12')
    equal(boxes(), '1|2||||')
    input.select()
    document.execCommand('insertText', false, '98-76 54')
    await holds('987654')
    await typeText('3')
    equal(input.value, '987654')
    input.select()
    await typeText('5')
    await holds('5')
  })

  test('accepts an autofilled code', async () => {
    const { input, boxes, holds } = await open()
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    input.select()
    set?.call(input, '246810')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await holds('246810')
    equal(boxes(), '2|4|6|8|1|0')
  })

  test('moves back on Backspace and arrows, and replaces the next digit in a full code', async () => {
    const { holds } = await open()
    await typeText('123456')
    await press('Backspace')
    await holds('12345')
    await typeText('7')
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    await typeText('9')
    await holds('123957')
    await typeText('8')
    await holds('123987')
  })

  test('shows its error', async () => {
    const { root, input } = await open('Wrong code.')
    equal(input.getAttribute('aria-invalid'), 'true')
    const described = root.getElementById(input.getAttribute('aria-describedby') ?? '')
    equal(described?.textContent?.trim(), 'Wrong code.')
    await assertAccessible(root.host)
  })
})
