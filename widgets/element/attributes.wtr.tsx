import { equal, nextEvent } from '../testing/assert.ts'
import { inside, mount } from '../testing/mount.ts'
import { ready, shows } from '../testing/sample.ts'
import { describe, test } from '../testing/suite.ts'

const define = () => import('../testing/sample-element.tsx')

describe('attributes and properties', () => {
  test('keeps properties set before the class is defined', async () => {
    // The first test of this file: the tag is not defined yet.
    const element = mount('<parapet-sample count="3"></parapet-sample>')
    equal(customElements.get('parapet-sample'), undefined)
    Object.assign(element, { items: ['a', 'b'], quoteId: 'q-1', name: 'quote' })
    await define()
    await ready(element)
    await shows(element, { count: 3, items: ['a', 'b'], quoteId: 'q-1' })
    equal(Object.hasOwn(element, 'items'), false, 'an own property over the accessor')
    equal(element.getAttribute('quote-id'), 'q-1')
    equal(element.getAttribute('name'), 'quote')
  })

  test('treats a present boolean as true, except for "false"', async () => {
    const element = mount('<parapet-sample open></parapet-sample>')
    await ready(element)
    await shows(element, { open: true })
    element.removeAttribute('open')
    await shows(element, { open: false })
    element.setAttribute('open', 'false')
    equal(Reflect.get(element, 'open'), false)
    Reflect.set(element, 'open', true)
    equal(element.getAttribute('open'), '')
    await shows(element, { open: true })
  })

  test('removes the value with the attribute', async () => {
    const element = mount('<parapet-sample count="7"></parapet-sample>')
    await ready(element)
    await shows(element, { count: 7 })
    element.removeAttribute('count')
    await shows(element, { count: undefined })
  })

  test('reflects properties to attributes, and removes the attribute for null', async () => {
    const element = mount('<parapet-sample></parapet-sample>')
    await ready(element)
    Reflect.set(element, 'count', 12)
    equal(element.getAttribute('count'), '12')
    await shows(element, { count: 12 })
    Reflect.set(element, 'count', null)
    equal(element.hasAttribute('count'), false)
    Reflect.set(element, 'region', 'UK')
    equal(Reflect.get(element, 'region'), 'uk')
  })

  test('reports a malformed attribute to the page only, and the others still work', async () => {
    const element = document.createElement('parapet-sample')
    const dispatched = nextEvent(element, 'parapet-error')
    element.setAttribute('region', 'mars')
    element.setAttribute('count', '4')
    mount('<div></div>').append(element)
    await ready(element)
    const { detail } = await dispatched
    equal([detail.code, detail.phase, detail.attribute], ['attributeInvalid', 'input', 'region'])
    equal(detail.message.includes('us, uk, au'), true, 'the values that are understood')
    await shows(element, { count: 4 })
    equal(inside(element, '[part=error]'), null, 'a notice for visitors')
    element.setAttribute('region', 'uk')
    await shows(element, { region: 'uk', currency: 'GBP' })
  })
})
