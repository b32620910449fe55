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

/** Puts a text in as the browser does for a paste that replaces everything. */
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
  test('groups thousands while typing, and gives minor units', async () => {
    const { input, minor } = await open()
    await typeText('1234567')
    await until(() => input.value === '1,234,567', 'grouped figures')
    equal(minor(), '123456700')
    equal(input.selectionStart, 9)
  })

  test('a digit in the middle leaves the caret behind it', async () => {
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

  test('drops the sign of the currency, half a number stays as typed', async () => {
    const { input, minor } = await open()
    await typeText('$12.')
    await until(() => input.value === '12.', 'what counts')
    equal(minor(), '1200')
    await typeText('50')
    await until(() => minor() === '1250', 'two decimals')
    equal(input.value, '12.50')
  })

  test('takes cents without a whole number', async () => {
    const { minor } = await open()
    await typeText('.5')
    await until(() => minor() === '50', 'the cents')
  })

  for (const text of ['-507', '1.234.567', '12.505', '1e5', '12a.5', '1,5']) {
    test(`${text} stays as typed and is refused`, async () => {
      const { input, message, sent } = await open()
      await typeText(text)
      await press('Enter')
      equal(sent(), '0')
      input.blur()
      await until(() => message()?.startsWith(`“${text}” isn't a number`) === true, 'the message')
      equal(input.value, text)
    })
  }

  test('a message shows the start of a text as whole characters, without control characters', async () => {
    const { input, message } = await open()
    paste(input, `\u0007a${'🏴'.repeat(30)}`)
    await until(() => message()?.startsWith(`“a${'🏴'.repeat(23)}…” isn't`) === true, 'the message')
  })

  test('a typed group is not refused while it is half typed', async () => {
    const { input, minor, message } = await open()
    await typeText('1,20')
    await until(() => input.value === '1,20', 'half a group')
    equal(message(), undefined)
    await typeText('3,405')
    await until(() => minor() === '120340500', 'the number')
    equal(input.value, '1,203,405')
  })

  test('a refused text can be corrected', async () => {
    const { input, minor, message } = await open()
    await typeText('12x')
    await until(() => message() !== undefined, 'the message')
    await press('Backspace')
    await until(() => message() === undefined, 'no message')
    await typeText('34')
    await until(() => minor() === '123400', 'the number')
    equal(input.value, '1,234')
  })

  test('a text that is no number is not taken, and named until the next key', async () => {
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

  test('cents are completed once the field is left, and on opening', async () => {
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
    test(`${text} stays as typed and is refused`, async () => {
      const { root, input } = await type(text)
      const message = () => root.querySelector('[role=alert]')?.textContent?.trim()
      await until(() => message()?.startsWith(`“${text}” isn't a number`) === true, 'the message')
      equal(input.value, text)
    })
  }

  test('takes a zero after the point', async () => {
    const { root } = await type('1,203.0')
    await until(() => root.querySelector('output')?.textContent === '1203', 'the number')
    equal(root.querySelector('[role=alert]'), null)
  })
})
