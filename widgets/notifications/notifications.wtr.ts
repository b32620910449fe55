import { createNotifications } from '#core/platform/notifications/notifications.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { inside, mount } from '../testing/mount.ts'
import { describe, test } from '../testing/suite.ts'
import './element.ts'

const texts = (element: Element) =>
  Array.from(element.shadowRoot?.querySelectorAll('[part~=card]') ?? [], (card) =>
    card.textContent?.trim(),
  )
const say = (text: string, kind = 'info') =>
  document.body.dispatchEvent(
    new CustomEvent('parapet-notification', { bubbles: true, detail: { kind, text } }),
  )

describe('notifications', () => {
  test('shows messages from page events, at most three and none twice', async () => {
    const element = mount('<parapet-notifications></parapet-notifications>')
    for (const text of ['one', 'two', 'two', 'three', 'four']) say(text)
    await until(() => texts(element).length === 3, 'three messages')
    equal(texts(element), ['two', 'three', 'four'])
    equal(inside(element, '[popover]')?.matches(':popover-open'), true)
    equal(inside(element, '[role=status]') !== null, true, 'a live region')
    await assertAccessible(element)
    inside(element, '[part~=card] button')?.click()
    await until(() => texts(element).length === 2, 'one less')
  })

  test('is at the bottom center', async () => {
    const element = mount('<parapet-notifications></parapet-notifications>')
    say('here')
    const card = await until(() => inside(element, '[part~=card]'), 'the message')
    const { left, right, bottom, width } = card.getBoundingClientRect()
    assert(Math.abs(left - (innerWidth - right)) < 2, 'Not in the centre')
    assert(innerHeight - bottom < 40, 'Not at the bottom')
    assert(width >= Math.min(300, innerWidth - 32), 'Narrower than 300')
  })

  test('does not show an expired session, which the element shows itself', async () => {
    const element = mount('<parapet-notifications></parapet-notifications>')
    const fail = (code: string, message: string) =>
      document.body.dispatchEvent(
        new CustomEvent('parapet-error', { bubbles: true, detail: { code, message } }),
      )
    fail('sessionExpired', 'Your session has ended')
    fail('networkFailed', 'No network')
    await until(() => texts(element).length === 1, 'the other message')
    equal(texts(element), ['No network'])
  })

  test('shows the messages of a platform instead, if one is set', async () => {
    const element = mount('<parapet-notifications></parapet-notifications>')
    let id = 0
    const notifications = createNotifications(() => String(id++))
    Reflect.set(element, 'notifications', notifications)
    notifications.show('error', 'From the platform')
    await until(() => texts(element).includes('From the platform'), 'the message')
    say('From the page')
    equal(texts(element), ['From the platform'])
    equal(inside(element, '[part~=error]')?.textContent?.trim(), 'From the platform')
  })
})
