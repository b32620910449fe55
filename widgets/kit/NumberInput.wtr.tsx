import { useState } from 'react'
import { assert, equal, until } from '../testing/assert.ts'
import { press, typeText } from '../testing/keys.ts'
import { setNativeValue } from '../testing/read-page.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { Field } from './Field.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { NumberInput } from './NumberInput.tsx'

function Revenue({ start }: { readonly start: number | undefined }) {
  const [value, setValue] = useState(start)
  const [sent, setSent] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(sent + 1)
      }}
    >
      <Field label="Revenue">
        <MoneyInput currency="USD" fraction={2} value={value} onValue={setValue} />
      </Field>
      <output>{value}</output>
      <button type="submit">{sent}</button>
    </form>
  )
}

/** Replaces the whole text like a paste. */
const paste = (input: HTMLInputElement, text: string): void => {
  setNativeValue(input, text)
  const inputType = 'insertFromPaste'
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType }))
}

const open = async (start?: number) => {
  const root = await render(<Revenue start={start} />)
  const input = root.querySelector('input')
  assert(input, 'No input')
  input.focus()
  const minor = () => root.querySelector('output')?.textContent
  const sent = () => root.querySelector('button')?.textContent
  const message = () => root.querySelector('[role=alert]')?.textContent?.trim()
  return { input, minor, message, sent }
}

describe('money input', () => {
  test('groups thousands while typing, and returns minor units', async () => {
    const { input, minor } = await open()
    await typeText('1234567')
    await until(() => input.value === '1,234,567', 'grouped figures')
    equal(minor(), '123456700')
    equal(input.selectionStart, 9)
  })

  test('keeps the caret after a digit typed in the middle', async () => {
    const { input } = await open(123_400)
    equal(input.value, '1,234.00')
    input.setSelectionRange(1, 1)
    await typeText('9')
    await until(() => input.value === '19,234.00', 'the digit')
    equal(input.selectionStart, 2)
    await press('Backspace')
    await until(() => input.value === '1,234.00', 'the digit gone')
    equal(input.selectionStart, 1)
  })

  test('removes the currency sign, and keeps an incomplete number as typed', async () => {
    const { input, minor } = await open()
    await typeText('$12.')
    await until(() => input.value === '12.', 'what counts')
    equal(minor(), '1200')
    await typeText('50')
    await until(() => minor() === '1250', 'two decimals')
    equal(input.value, '12.50')
  })

  test('accepts cents without a whole number', async () => {
    const { minor } = await open()
    await typeText('.5')
    await until(() => minor() === '50', 'the cents')
  })

  for (const text of ['-507', '1.234.567', '12.505', '1e5', '12a.5', '1,5']) {
    test(`rejects ${text} and keeps it as typed`, async () => {
      const { input, message, sent } = await open()
      await typeText(text)
      await press('Enter')
      equal(sent(), '0')
      input.blur()
      await until(() => message()?.startsWith(`“${text}” isn't a number`) === true, 'the message')
      equal(input.value, text)
    })
  }

  test('truncates the text in the message at whole characters, without control characters', async () => {
    const { input, message } = await open()
    paste(input, `\u0007a${'🏴'.repeat(30)}`)
    await until(() => message()?.startsWith(`“a${'🏴'.repeat(23)}…” isn't`) === true, 'the message')
  })

  test('does not reject a group while it is being typed', async () => {
    const { input, minor, message } = await open()
    await typeText('1,20')
    await until(() => input.value === '1,20', 'half a group')
    equal(message(), undefined)
    await typeText('3,405')
    await until(() => minor() === '120340500', 'the number')
    equal(input.value, '1,203,405')
  })

  test('accepts the correction of a rejected text', async () => {
    const { input, minor, message } = await open()
    await typeText('12x')
    await until(() => message() !== undefined, 'the message')
    await press('Backspace')
    await until(() => message() === undefined, 'no message')
    await typeText('34')
    await until(() => minor() === '123400', 'the number')
    equal(input.value, '1,234')
  })

  test('rejects a text that is not a number, with a message until the next key', async () => {
    const { input, minor, message, sent } = await open(120_000)
    for (const text of ['2,5m', '1.200.000', '250.000', '£1.2m', '-5']) {
      paste(input, text)
      await until(() => message()?.startsWith(`“${text}” isn't a number`) === true, 'the message')
      equal(input.value, '1,200.00')
      equal(input.getAttribute('aria-invalid'), 'true')
      equal(minor(), '120000')
    }
    await press('Enter')
    equal(sent(), '0')
    paste(input, 'USD 1.2m')
    await until(() => minor() === '120000000', 'the short form')
    equal(input.value, '1,200,000')
    paste(input, '$ 2,500.5')
    await until(() => input.value === '2,500.5', 'the number')
    equal(message(), undefined)
    await press('Enter')
    await until(() => sent() === '1', 'the form sent')
    await typeText('k')
    await until(() => message() !== undefined, 'the message for a letter')
    equal(minor(), '250050')
  })

  test('pads cents on blur and on first render', async () => {
    const { input, minor } = await open(123_450)
    equal(input.value, '1,234.50')
    input.setSelectionRange(0, input.value.length)
    await typeText('9876.5')
    await until(() => input.value === '9,876.5', 'what was typed')
    input.blur()
    await until(() => input.value === '9,876.50', 'the cents')
    equal(minor(), '987650')
  })
})

function Employees() {
  const [value, setValue] = useState<number>()
  return (
    <Field label="Employees">
      <NumberInput value={value} onValue={setValue} />
      <output>{value}</output>
    </Field>
  )
}

describe('whole number input', () => {
  const type = async (text: string) => {
    const root = await render(<Employees />)
    const input = root.querySelector('input')
    assert(input, 'No input')
    input.focus()
    await typeText(text)
    input.blur()
    return { root, input }
  }

  for (const text of ['1.5', '10.7', '-5', '1e5', '1,5']) {
    test(`rejects ${text} and keeps it as typed`, async () => {
      const { root, input } = await type(text)
      const message = () => root.querySelector('[role=alert]')?.textContent?.trim()
      await until(() => message()?.startsWith(`“${text}” isn't a number`) === true, 'the message')
      equal(input.value, text)
    })
  }

  test('accepts a zero fraction', async () => {
    const { root } = await type('1,203.0')
    await until(() => root.querySelector('output')?.textContent === '1203', 'the number')
    equal(root.querySelector('[role=alert]'), null)
  })
})
