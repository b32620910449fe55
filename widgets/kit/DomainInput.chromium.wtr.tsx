import { atom } from 'nanostores'
import type {
  DomainInput as Domains,
  DomainInputState,
} from '#core/insurance/accounts/domain-input.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { typeText } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { DomainInput } from './DomainInput.tsx'

/** A field with a store controlled by the test. */
const open = async () => {
  const $state = atom<DomainInputState>({
    text: '',
    domains: [],
    stage: 'open',
    fieldError: undefined,
  })
  const typed: string[] = []
  const domains: Domains = {
    $state,
    type(text) {
      typed.push(text)
      $state.set({ ...$state.get(), text })
    },
    accept: () => Promise.resolve([]),
    dispose: () => undefined,
  }
  const root = await render(
    <div>
      <DomainInput domains={domains} label="Domain" hint="As in your e-mail address" />
    </div>,
  )
  const input = root.querySelector('input')
  assert(input, 'No input')
  const described = () =>
    root.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent.trim()
  const say = (change: Partial<DomainInputState>) => $state.set({ ...$state.get(), ...change })
  return { root, input, typed, described, say }
}

describe('domain input', () => {
  test('reports each keystroke, and describes the field', async () => {
    const { input, typed, described } = await open()
    equal(described(), 'As in your e-mail address')
    input.focus()
    await typeText('a.b')
    await until(() => typed.length === 3, 'three letters')
    equal(typed.at(-1), 'a.b')
    equal(input.value, 'a.b')
  })

  test('shows the result of the check, and marks errors', async () => {
    const { root, input, described, say } = await open()
    say({ text: 'acme.example', stage: 'checking' })
    await until(() => described() === 'Checking the domain…', 'the check')
    say({ stage: 'valid' })
    await until(() => described() === 'Valid domain found!', 'the good news')
    equal(input.getAttribute('aria-invalid'), null)
    await assertAccessible(root.host)
    say({ stage: 'invalid', fieldError: 'Invalid Domain! Try a different domain name.' })
    await until(() => input.getAttribute('aria-invalid') === 'true', 'the mark')
    equal(described(), 'Invalid Domain! Try a different domain name.')
    await assertAccessible(root.host)
  })
})
