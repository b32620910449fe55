import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { inside, mount } from '../testing/mount.ts'
import { log } from '../testing/sample-element.tsx'
import { of, ready, type } from '../testing/sample.ts'
import { describe, test } from '../testing/suite.ts'

describe('events', () => {
  test('bubbles events across shadow roots, and lets the page prevent them', async () => {
    const host = mount('<div></div>')
    const root = host.attachShadow({ mode: 'open' })
    const element = document.createElement('parapet-sample')
    root.append(element)
    await ready(element)
    const prevented = log.prevented
    let received: Event | undefined
    const listen = (event: Event) => {
      received = event
      event.preventDefault()
    }
    document.addEventListener('parapet-sample-picked', listen, { once: true })
    of(element, 'pick').click()
    assert(received instanceof CustomEvent, 'Nothing was received on the document')
    equal(received.detail, { name: 'first' })
    equal(received.target, host, 'target')
    equal(log.prevented, prevented + 1, 'times prevented')
  })

  test('reports unsaved input once per change', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    const dispatched: unknown[] = []
    element.addEventListener('parapet-dirty-changed', (event) =>
      dispatched.push((event as CustomEvent).detail.dirty),
    )
    type(element, 'a')
    await until(() => dispatched.length === 1, 'the first')
    equal(Reflect.get(element, 'dirty'), true)
    type(element, 'ab')
    type(element, '')
    await until(() => dispatched.length === 2, 'the second')
    equal(dispatched, [true, false])
  })

  test('shows and reports the error of a failed feature, and keeps its input on retry', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    type(element, 'kept')
    const dispatched = nextEvent(element, 'parapet-error')
    of(element, 'break').click()
    const { detail } = await dispatched
    equal(detail.phase, 'render')
    equal(typeof detail.instanceId, 'string')
    equal(Object.keys(detail).includes('body'), false, 'a body in the detail')
    const retry = await until(() => inside(element, '[part=error] button'), 'the way on')
    await assertAccessible(element)
    retry.click()
    await ready(element)
    equal(element.shadowRoot?.querySelector('input')?.value, 'kept')
  })
})
