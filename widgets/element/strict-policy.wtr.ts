import { assert, equal, until } from '../testing/assert.ts'
import { inside } from '../testing/mount.ts'
import { afterEach, test } from '../testing/suite.ts'

const frame = document.createElement('iframe')
afterEach(() => frame.remove())

test('works under the strict policy without violations', async () => {
  frame.src = '/__strict'
  document.body.append(frame)
  const page = await until(() => frame.contentDocument?.body?.childElementCount && frame, 'a page')
  const element = await until(
    () => page.contentDocument?.querySelector('parapet-sample'),
    'the element',
  )
  await until(() => inside(element, '[data-of=values]'), 'the first picture')
  const button = await until(
    () => page.contentDocument?.querySelector('parapet-quote-button')?.shadowRoot,
    'the button',
  )
  await until(() => button.querySelector('button'), 'what is inside the button')
  page.contentDocument?.dispatchEvent(
    new CustomEvent('parapet-notification', { detail: { kind: 'info', text: 'Told' } }),
  )
  const list = page.contentDocument?.querySelector('parapet-notifications')
  assert(list, 'No notifications')
  await until(() => list.shadowRoot?.textContent?.includes('Told'), 'the message')
  equal(getComputedStyle(element).display, 'block')
  equal(Reflect.get(page.contentWindow ?? {}, 'violations'), [])
})
