import { equal, nextEvent, until } from '../testing/assert.ts'
import { inside, mount } from '../testing/mount.ts'
import { test } from '../testing/suite.ts'
import './element.ts'

test('reports a calculator tag taken by another script instead of opening an empty dialog', async () => {
  customElements.define('parapet-quote-calculator', class extends HTMLElement {})
  const element = mount('<parapet-quote-button>Get a quote</parapet-quote-button>')
  const button = await until(() => inside(element, 'button'), 'the button')
  const dispatched = nextEvent(element, 'parapet-error')
  button.click()
  equal((await dispatched).detail.code, 'tagTaken')
  equal(inside(element, 'dialog'), null, 'a dialog')
})
