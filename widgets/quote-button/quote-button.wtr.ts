import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { inside, mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import './element.ts'
import { QuoteButton } from './quote-button.ts'

/** Replaces the calculator, which has its own tests. */
class Calculator extends HTMLElement {
  static observedAttributes = ['region']
  static definition = {}
  dirty = false
  regions: (string | null)[] = []
  getQuote = async () => ({ step: 'options', dirty: this.dirty })
  attributeChangedCallback(_name: string, _old: string | null, text: string | null) {
    this.regions.push(text)
  }
}
customElements.define('parapet-quote-calculator', Calculator)

const opened = async () => {
  const element = mount('<parapet-quote-button region="uk">Get a quote</parapet-quote-button>')
  const button = await until(() => inside(element, 'button'), 'the button')
  const dispatched = nextEvent(element, 'parapet-dialog-opened')
  button.focus()
  button.click()
  await dispatched
  const calculator = inside(element, 'parapet-quote-calculator')
  assert(calculator instanceof Calculator, 'No calculator')
  return { element, button, calculator }
}
const dialogOf = (element: Element) => inside(element, 'dialog') as HTMLDialogElement | null

describe('quote button', () => {
  test('opens the calculator with its own attributes, and forwards later ones', async () => {
    const { element, calculator } = await opened()
    equal(calculator.getAttribute('region'), 'uk')
    element.setAttribute('region', 'au')
    equal(calculator.getAttribute('region'), 'au')
    element.removeAttribute('region')
    equal(calculator.hasAttribute('region'), false)
    await assertAccessible(element)
  })

  test('is inline, with the page’s background', async () => {
    const element = mount('<parapet-quote-button>Get a quote</parapet-quote-button>')
    await until(() => inside(element, 'button'), 'the button')
    const { display, backgroundColor } = getComputedStyle(element)
    equal([display, backgroundColor], ['inline-block', 'rgba(0, 0, 0, 0)'])
  })

  test('applies its initial brand, a later one, or none', async () => {
    const failures: unknown[] = []
    const note = (event: ErrorEvent) => failures.push(event.message)
    addEventListener('error', note)
    const element = mount('<parapet-quote-button brand="harbor">Get a quote</parapet-quote-button>')
    const button = await until(() => inside(element, 'button'), 'the button')
    const accent = () => getComputedStyle(button).getPropertyValue('--parapet-accent')
    const sheets = () => element.shadowRoot?.adoptedStyleSheets.length
    const [harbor, count] = [accent(), sheets()]
    element.setAttribute('brand', 'albion')
    assert(accent() !== harbor, 'The other brand changed nothing')
    equal(sheets(), count, 'number of sheets')
    element.removeAttribute('brand')
    equal(sheets(), (count ?? 0) - 1, 'number of sheets without a brand')
    removeEventListener('error', note)
    equal(failures, [])
  })

  test('closes with Escape, returns the focus and emits an event', async () => {
    const { element, button } = await opened()
    const dispatched = nextEvent(element, 'parapet-dialog-closed')
    await press('Escape')
    await dispatched
    equal(dialogOf(element)?.open, false)
    equal(element.shadowRoot?.activeElement, button)
  })

  test('opens and closes by its methods, and asks before it discards input', async () => {
    const element = mount('<parapet-quote-button>Get a quote</parapet-quote-button>')
    assert(element instanceof QuoteButton, 'Not upgraded')
    const received: string[] = []
    for (const name of ['parapet-dialog-opened', 'parapet-dialog-closed'])
      element.addEventListener(name, ({ type }) => received.push(type))
    await element.open()
    await element.open()
    equal(received, ['parapet-dialog-opened'])
    const calculator = inside(element, 'parapet-quote-calculator')
    assert(calculator instanceof Calculator, 'No calculator')
    calculator.dirty = true
    await element.close()
    assert(inside(element, '[data-question]'), 'It did not ask')
    equal(dialogOf(element)?.open, true)
    calculator.dirty = false
    inside(element, '[data-question] button')?.click()
    await until(() => !inside(element, '[data-question]'), 'the question to go')
    await element.close()
    await until(() => received.length === 2, 'the event of its end')
  })

  test('returns the state of its calculator, or of an empty one before it is opened', async () => {
    const element = mount('<parapet-quote-button>Get a quote</parapet-quote-button>')
    assert(element instanceof QuoteButton, 'Not upgraded')
    equal(await element.getQuote(), { step: 'company', dirty: false })
    await element.open()
    equal(await element.getQuote(), { step: 'options', dirty: false })
  })

  test('moves into the fields of the dialog on Tab', async () => {
    const { calculator } = await opened()
    const root = calculator.attachShadow({ mode: 'open' })
    root.append(document.createElement('input'), document.createElement('input'))
    const stops: (string | undefined)[] = []
    for (let stop = 0; stop < 3 && !root.activeElement; stop += 1) {
      // Keys are pressed one after the other.
      // oxlint-disable-next-line no-await-in-loop
      await press('Tab')
      stops.push(document.activeElement?.localName)
    }
    assert(root.activeElement, `Tab went ${stops.join()} and not into the calculator`)
  })

  test('asks before it closes with unsaved input', async () => {
    const { element, calculator } = await opened()
    calculator.dirty = true
    // Without a key before it, a browser closes on Escape without asking.
    await press('Tab', 'Escape')
    const question = await until(() => inside(element, '[data-question]'), 'the question')
    equal(dialogOf(element)?.open, true)
    await assertAccessible(element)
    const [stay, leave] = question.querySelectorAll('button')
    stay?.click()
    await until(() => !inside(element, '[data-question]'), 'the question to go')
    await press('Tab', 'Escape')
    await until(() => inside(element, '[data-question]'), 'the question again')
    assert(leave, 'No way out')
    inside(element, '[data-question] button:last-of-type')?.click()
    await until(() => !dialogOf(element)?.open, 'the end')
    await until(() => !inside(element, 'parapet-quote-calculator'), 'the calculator to go')
  })
})
