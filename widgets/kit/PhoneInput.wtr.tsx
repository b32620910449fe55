import { useState } from 'react'
import type { Region } from '#core/foundation/region/regions.ts'
import {
  phoneError,
  replacePhoneNumbers,
  type PhoneNumbers,
} from '#core/foundation/validation/phone.ts'
import { useWording } from '../react/use-wording.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { typeText } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { Field } from './Field.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { usePhoneNumbers } from './use-phone-numbers.ts'

function Phone({ region }: { readonly region: Region }) {
  const t = useWording('errors')
  const [text, setText] = useState('')
  const [wasBlurred, setWasBlurred] = useState(false)
  // the error is found again once the numbering plans are loaded
  usePhoneNumbers(false)
  const fieldError = wasBlurred
    ? phoneError(t, region, text, { label: 'Work phone', required: true })
    : ''
  return (
    <div>
      <Field label="Work phone" error={fieldError} required>
        <PhoneInput
          region={region}
          value={text}
          onValue={setText}
          onFocus={() => setWasBlurred(false)}
          onBlur={() => setWasBlurred(true)}
        />
      </Field>
    </div>
  )
}

const open = async (region: Region) => {
  const root = await render(<Phone region={region} />)
  const input = root.querySelector('input')
  assert(input, 'No input')
  const error = () => root.querySelector('[id$=-error]')?.textContent.trim()
  // No digit twice in a row: one engine's driver treats that as a held key.
  const type = async (text: string) => {
    input.focus()
    input.setSelectionRange(0, input.value.length)
    await typeText(text)
    await until(() => input.value === text, 'what was typed')
    input.blur()
  }
  return { root, input, error, type }
}

describe('phone input', () => {
  test('formats a number on blur', async () => {
    const { root, input, type, error } = await open('US')
    await type('5125350143')
    await until(() => input.value === '(512) 535-0143', 'the American way')
    equal(error(), undefined)
    assert(root.textContent.includes('+1'), 'The dial code precedes it')
    await assertAccessible(root.host)
  })

  test('shows a stored number with one dial code, and does not change it', async () => {
    const changes: string[] = []
    const root = await render(
      <Field label="Work phone">
        <PhoneInput region="US" value="+15125350143" onValue={(text) => changes.push(text)} />
      </Field>,
    )
    const input = root.querySelector('input')
    await until(() => input?.value === '(512) 535-0143', 'the American way')
    input?.focus()
    input?.blur()
    equal(changes, [])
  })

  test('formats an Australian number in national format', async () => {
    const { root, input, type } = await open('AU')
    await type('0491578678')
    await until(() => input.value === '+61 491 578 678', 'the Australian way')
    equal(root.querySelector('input')?.parentElement?.textContent.includes('+61'), false)
  })

  test('keeps the extension', async () => {
    const { input, type } = await open('UK')
    await type('02079460143 x12')
    await until(() => input.value === '+44 20 7946 0143 x12', 'the displayed number')
  })

  test('shows the error of a wrong number once the numbering plans are loaded', async () => {
    const plans = Promise.withResolvers<PhoneNumbers>()
    replacePhoneNumbers(() => plans.promise)
    try {
      const { input, type, error } = await open('US')
      await type('25125350143')
      equal(error(), undefined)
      plans.resolve(await import('#core/foundation/validation/phone-number.ts'))
      await until(() => error() === 'Work phone is not a valid phone number', 'the error')
      equal(input.getAttribute('aria-invalid'), 'true')
    } finally {
      replacePhoneNumbers(() => import('#core/foundation/validation/phone-number.ts'))
    }
  })

  test('keeps what was typed and checks its signs and length when they cannot be loaded', async () => {
    replacePhoneNumbers(() => Promise.reject(new Error('offline')))
    try {
      const { input, type, error } = await open('US')
      await type('512')
      await until(() => error() === 'Work phone is not a valid phone number', 'what is wrong')
      await type('5125350143')
      await until(() => error() === undefined, 'no error')
      equal(input.value, '5125350143')
    } finally {
      replacePhoneNumbers(() => import('#core/foundation/validation/phone-number.ts'))
    }
  })

  test('shows an error that contains the label', async () => {
    const { root, input, type, error } = await open('US')
    input.focus()
    input.blur()
    await until(() => error() === 'Work phone is required', 'what is missing')
    await type('512345')
    await until(() => error() === 'Work phone is not a valid phone number', 'what is wrong')
    equal(input.value, '512345')
    equal(input.getAttribute('aria-invalid'), 'true')
    await assertAccessible(root.host)
  })
})
