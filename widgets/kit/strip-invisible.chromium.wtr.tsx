import { useState } from 'react'
import { assert, equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { typeText } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { TextInput } from './TextInput.tsx'

function Controlled() {
  const [text, setText] = useState('')
  return <TextInput value={text} onValue={setText} />
}

function Phone() {
  const [text, setText] = useState('')
  return <PhoneInput region="US" value={text} onValue={setText} />
}

const controls = {
  'a field of a form': <TextInput name="city" />,
  'a field of a store': <Controlled />,
  'a phone': <Phone />,
  'a list to search': (
    <Combobox
      value={undefined}
      onValue={() => undefined}
      search={() => Promise.resolve([])}
      idOf={(row: string) => row}
      labelOf={(row: string) => row}
    />
  ),
} as const

const open = async (control: keyof typeof controls | 'a password') => {
  const root = await render(
    <div>
      <Field label="Value" hint="As on the policy">
        {control === 'a password' ? <TextInput type="password" /> : controls[control]}
      </Field>
    </div>,
  )
  const input = root.querySelector('input')
  assert(input, 'No input')
  const described = () =>
    root.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent.trim()
  /** Pastes like a browser: sets the text, then dispatches the event. */
  const paste = (text: string) => {
    input.focus()
    document.execCommand('insertText', false, text)
  }
  return { root, input, described, paste }
}

const removed = 'Hidden characters that change how this text reads were removed. Check it.'

describe('invisible characters', () => {
  for (const control of Object.keys(controls) as (keyof typeof controls)[]) {
    test(`removes invisible characters from ${control}, with a hint until the next key`, async () => {
      const { root, input, described, paste } = await open(control)
      paste('12\u202e34')
      await until(() => described() === removed, 'the hint')
      equal(input.value.includes('\u202e'), false)
      equal(input.value.replace(/\D/g, ''), '1234')
      await assertAccessible(root.host)
      await typeText('5')
      await until(() => described() === 'As on the policy', 'the usual hint')
    })
  }

  test('keeps invisible characters in a password', async () => {
    const { input, described, paste } = await open('a password')
    paste('12\u202e34')
    await until(() => input.value === '12\u202e34', 'the typed text')
    equal(described(), 'As on the policy')
  })
})
