import { assert, equal, until } from '../testing/assert.ts'
import { pauseLongTimers } from '../testing/long-timers.ts'
import { mount } from '../testing/mount.ts'
import { definition, log } from '../testing/sample-element.tsx'
import { of, ready, type } from '../testing/sample.ts'
import { describe, test } from '../testing/suite.ts'
import { defineElement } from './define.ts'

/** A timer started now fires after the one that cleans up a removed element. */
const leavingIsOver = () => new Promise((done) => setTimeout(done))

const typedIn = (element: Element) => element.shadowRoot?.querySelector('input')?.value

describe('lifecycle', () => {
  test('keeps the input and the same nodes when moved within the page', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    const other = mount('<section></section>')
    await ready(element)
    const input = type(element, 'kept')
    const stopped = log.stopped
    other.append(element)
    await leavingIsOver()
    equal(typedIn(element), 'kept')
    assert(element.shadowRoot?.querySelector('input') === input, 'The input was made again')
    equal(log.stopped, stopped, 'times that kept things were stopped')
  })

  test('keeps everything on moveBefore in browsers that have it', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    const other = mount('<section></section>')
    if (!('moveBefore' in other)) return
    await ready(element)
    const input = type(element, 'kept')
    Reflect.apply(Reflect.get(other, 'moveBefore'), other, [element, null])
    await leavingIsOver()
    assert(element.shadowRoot?.querySelector('input') === input, 'The input was made again')
    equal(typedIn(element), 'kept')
  })

  test('leaves nothing behind when removed, and works when reinserted', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    const stopped = log.stopped
    element.remove()
    await until(() => element.shadowRoot?.childElementCount === 0, 'an empty root')
    equal(log.stopped, stopped + 1, 'times that kept things were stopped')
    equal(element.shadowRoot?.adoptedStyleSheets.length, 0, 'sheets left')
    document.body.append(element)
    await ready(element)
    element.remove()
  })

  test('keeps its input, nodes and unsaved state when reinserted within a minute', async () => {
    const timers = pauseLongTimers()
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    const input = type(element, 'kept')
    const stopped = log.stopped
    element.remove()
    await leavingIsOver()
    await leavingIsOver()
    timers.pass(59_000)
    document.body.append(element)
    await until(() => input.checkVisibility(), 'the view')
    timers.pass(120_000)
    assert(element.shadowRoot?.querySelector('input') === input, 'The input was made again')
    equal(typedIn(element), 'kept')
    equal(Reflect.get(element, 'dirty'), true)
    type(element, 'more')
    await until(() => Reflect.get(element, 'value') === 'more', 'the value')
    equal(log.stopped, stopped, 'times that kept things were stopped')
    timers.restore()
    element.remove()
  })

  test('discards its input a minute after it was removed', async () => {
    const timers = pauseLongTimers()
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    const input = type(element, 'kept')
    const stopped = log.stopped
    element.remove()
    await leavingIsOver()
    await leavingIsOver()
    timers.pass(60_000)
    await until(() => element.shadowRoot?.childElementCount === 0, 'an empty root')
    equal(log.stopped, stopped + 1, 'times that kept things were stopped')
    equal(element.shadowRoot?.adoptedStyleSheets.length, 0, 'sheets left')
    timers.restore()
    document.body.append(element)
    await ready(element)
    assert(element.shadowRoot?.querySelector('input') !== input, 'The input was not made again')
    equal(typedIn(element), '')
    element.remove()
  })

  test('emits parapet-ready once', async () => {
    const element = document.createElement('parapet-sample')
    let received = 0
    element.addEventListener('parapet-ready', () => (received += 1))
    const isReady: unknown = Reflect.get(element, 'ready')
    document.body.append(element)
    assert((await isReady) === element, 'Another element is ready')
    assert(of(element, 'values').checkVisibility(), 'No view')
    await leavingIsOver()
    equal(received, 1)
    element.remove()
    await until(() => element.shadowRoot?.childElementCount === 0, 'an empty root')
    document.body.append(element)
    await ready(element)
    equal(received, 1)
    element.remove()
  })

  test('focuses the first field, also before the first view', async () => {
    const element = document.createElement('parapet-sample')
    document.body.append(element)
    element.focus()
    await until(() => element.shadowRoot?.activeElement?.localName === 'input', 'the focus')
    element.remove()
  })

  test('uses the style sheets of the document it was moved to', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    const frame = document.createElement('iframe')
    document.body.append(frame)
    await ready(element)
    const sheets = element.shadowRoot?.adoptedStyleSheets.length
    assert(frame.contentDocument, 'No document')
    frame.contentDocument.body.append(element)
    equal(element.shadowRoot?.adoptedStyleSheets.length, sheets, 'sheets')
    equal(getComputedStyle(element).display, 'block')
    frame.remove()
  })

  test('leaves a defined tag alone, and does not throw', () => {
    const before = customElements.get('parapet-sample')
    defineElement(definition, () => null)
    equal(customElements.get('parapet-sample'), before)
  })

  test('reserves the height of its definition until the first render', async () => {
    const element = document.createElement('parapet-sample')
    mount('<div></div>').append(element)
    assert(element.getBoundingClientRect().height >= 12 * 16, 'No height was kept')
    await ready(element)
    await until(() => !element.shadowRoot?.querySelector('[aria-hidden=true][style]'), 'its end')
  })

  test('gives two elements separate platforms', async () => {
    const one = mount('<parapet-sample region="uk"></parapet-sample>')
    const other = mount('<parapet-sample region="au"></parapet-sample>')
    await ready(one)
    await ready(other)
    assert(of(one, 'instance').textContent !== of(other, 'instance').textContent, 'One platform')
    assert(of(one, 'values').textContent?.includes('GBP'), 'Not pounds')
    assert(of(other, 'values').textContent?.includes('AUD'), 'Not Australian dollars')
  })

  test('keeps its input when the region or locale changes', async () => {
    const element = mount('<parapet-sample region="us"></parapet-sample>')
    await ready(element)
    type(element, 'kept')
    element.setAttribute('region', 'uk')
    await until(() => of(element, 'values').textContent?.includes('GBP'), 'pounds')
    await until(() => of(element, 'values').textContent?.includes('en-GB'), 'British English')
    element.setAttribute('locale', 'en-US')
    await until(() => of(element, 'values').textContent?.includes('en-US'), 'American English')
    equal(typedIn(element), 'kept')
  })
})
