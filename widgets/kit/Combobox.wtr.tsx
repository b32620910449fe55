import { sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { assert, equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { clickOn, middleOf, press, typeText } from '../testing/keys.ts'
import { render } from '../testing/render.tsx'
import { describe, test } from '../testing/suite.ts'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'

interface Industry {
  readonly code: string
  readonly label: string
}
const industries: readonly Industry[] = [
  { code: '621210', label: 'Offices of Dentists' },
  { code: '339116', label: 'Dental Laboratories' },
  { code: '541110', label: 'Offices of Lawyers' },
]

const queries: string[] = []
let failing = false
/** Resolves to let the responses through. */
let answering: PromiseWithResolvers<void> | undefined

function Picker() {
  const [value, setValue] = useState<Industry>()
  return (
    <Field label="Industry">
      <Combobox
        value={value}
        onValue={setValue}
        idOf={({ code }) => code}
        labelOf={({ label }) => label}
        detailOf={({ code }) => code}
        search={async (text) => {
          queries.push(text)
          if (failing) throw new Error('No network')
          await answering?.promise
          return industries.filter(({ code, label }) =>
            `${code} ${label}`.toLowerCase().includes(text.toLowerCase()),
          )
        }}
      />
    </Field>
  )
}

const open = async () => {
  const root = await render(<Picker />)
  const input = root.querySelector('input')
  assert(input, 'No input')
  input.focus()
  return { root, input }
}
const options = (root: ShadowRoot) =>
  Array.from(root.querySelectorAll('[role=option]'), (option) => option.firstChild?.textContent)

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

describe('combobox', () => {
  test('searches while typing, and selects by keyboard', async () => {
    const { root, input } = await open()
    await typeText('dent')
    await until(() => options(root).length === 2, 'two matches')
    equal(input.getAttribute('aria-expanded'), 'true')
    await press('ArrowDown', 'ArrowDown')
    const active = input.getAttribute('aria-activedescendant')
    assert(active, 'Nothing is active')
    equal(root.getElementById(active)?.textContent?.startsWith('Dental Laboratories'), true)
    await assertAccessible(root.host)
    await press('Enter')
    await until(() => input.value === 'Dental Laboratories', 'the choice')
    equal(input.getAttribute('aria-expanded'), 'false')
  })

  test('selects an exactly typed code on blur', async () => {
    const { root, input } = await open()
    await typeText('621210')
    await until(() => options(root).length === 1, 'the match')
    input.blur()
    await until(() => input.value === 'Offices of Dentists', 'the choice')
  })

  test('does not select a result of an earlier text', async () => {
    const { root, input } = await open()
    await typeText('dent')
    await until(() => options(root).length === 2, 'two matches')
    answering = Promise.withResolvers()
    await typeText('al l')
    await press('ArrowDown')
    equal(options(root), ['Dental Laboratories'])
    await press('Backspace', 'Backspace', 'Backspace', 'Backspace')
    for (const _ of 'dent') await press('Backspace')
    await typeText('law')
    equal(options(root), [])
    await press('ArrowDown', 'Enter')
    equal(input.value, 'law')
    answering.resolve()
    await until(() => options(root).length === 1, 'the match')
    await press('ArrowDown', 'Enter')
    await until(() => input.value === 'Offices of Lawyers', 'the choice')
  })

  test('opens below its field on a zoomed page, without ResizeObserver errors', async () => {
    const failures: string[] = []
    const note = ({ message }: ErrorEvent) => failures.push(message)
    addEventListener('error', note)
    document.documentElement.style.setProperty('zoom', '1.5')
    try {
      const { root, input } = await open()
      await typeText('dent')
      await until(() => options(root).length === 2, 'two matches')
      const list = root.querySelector<HTMLElement>('[popover]')
      await until(() => {
        const [field, box] = [input.getBoundingClientRect(), list?.getBoundingClientRect()]
        if (!box) return false
        const below = box.top - field.bottom
        return Math.abs(box.left - field.left) < 2 && below >= 0 && below < 12
      }, 'the list under its field')
      equal(failures, [])
    } finally {
      document.documentElement.style.removeProperty('zoom')
      removeEventListener('error', note)
    }
  })

  test('restores the selected value on Escape', async () => {
    const { root, input } = await open()
    await typeText('law')
    await until(() => options(root).length === 1, 'a match')
    await press('Escape')
    await until(() => input.value === '', 'the empty input')
    equal(input.getAttribute('aria-expanded'), 'false')
  })

  test('selects on click and keeps the focus in the input', async () => {
    const { root, input } = await open()
    await typeText('law')
    await until(() => options(root).length === 1, 'a match')
    const option = root.querySelector('[role=option]')
    assert(option, 'No option')
    await until(() => getComputedStyle(option).visibility === 'visible', 'its place')
    await clickOn(option)
    await until(() => input.value === 'Offices of Lawyers', 'the choice')
    equal(root.activeElement, input)
  })

  test('selects the pressed row even when the field moves before the release', async () => {
    const { root, input } = await open()
    await typeText('dent')
    const option = await until(() => root.querySelector('[role=option]'), 'a match')
    await until(() => getComputedStyle(option).visibility === 'visible', 'its place')
    await sendMouse({ type: 'move', position: middleOf(option) })
    await sendMouse({ type: 'down' })
    const { top } = input.getBoundingClientRect()
    const above = document.createElement('p')
    above.style.height = '120px'
    document.body.prepend(above)
    try {
      await until(() => input.getBoundingClientRect().top > top, 'the moved field')
      // without the press, the list would follow its field now
      dispatchEvent(new Event('scroll'))
      await nextFrame()
      await nextFrame()
      await sendMouse({ type: 'up' })
      await until(() => input.value === 'Offices of Dentists', 'the choice')
    } finally {
      above.remove()
    }
  })

  test('shows a placeholder, and a message when there are no results', async () => {
    const { root, input } = await open()
    equal(input.placeholder, 'Type to search')
    await typeText('zzz')
    await until(() => root.textContent?.includes('No Results.'), 'the empty list')
  })

  test('leaves Enter to the input method while composing', async () => {
    const { root, input } = await open()
    await typeText('dent')
    await until(() => options(root).length === 2, 'two matches')
    await press('ArrowDown')
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    )
    equal(input.getAttribute('aria-expanded'), 'true')
    equal(input.value, 'dent')
  })

  test('shows an error for a failed search, and searches again', async () => {
    failing = true
    const { root } = await open()
    await typeText('den')
    await until(() => root.textContent?.includes("Couldn't load the list"), 'the failure')
    failing = false
    const before = queries.length
    await typeText('t')
    await until(() => options(root).length === 2, 'two matches')
    assert(queries.length > before, 'It did not ask again')
  })
})
