import { consentKeys, createConsent } from '#core/identity/consent/consent.ts'
import { memoryStore } from '../platform/stores.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { press } from '../testing/keys.ts'
import { inside, mount } from '../testing/mount.ts'
import { afterEach, describe, test } from '../testing/suite.ts'
import './element.ts'

const bar = (element: Element) => inside(element, '[part=bar]')
const markup = '<parapet-cookie-bar privacy-url="/privacy"></parapet-cookie-bar>'
const asked = async () => {
  const element = mount(markup)
  await until(() => bar(element), 'the question')
  return element
}

describe('cookie bar', () => {
  afterEach(() => {
    for (const key of consentKeys) localStorage.removeItem(key)
  })

  test('asks after a delay, and does not take the focus', async () => {
    const element = mount(`<button id="mine">Mine</button>${markup}`)
    const mine = document.querySelector<HTMLElement>('#mine')
    mine?.focus()
    await until(() => bar(element), 'the question')
    assert(performance.now() >= 1_500, 'Asked too early')
    equal(document.activeElement?.id, 'mine')
    equal(inside(element, 'a')?.getAttribute('href'), '/privacy')
    await assertAccessible(element)
  })

  for (const [part, enabled] of [
    ['accept', true],
    ['deny', false],
  ] as const)
    test(`reports the answer “${part}”, stores it for the next page and removes the bar`, async () => {
      const element = await asked()
      const dispatched = nextEvent(element, 'parapet-consent-changed')
      inside(element, `[part=${part}]`)?.click()
      equal((await dispatched).detail, { enabled })
      await until(() => !bar(element), 'the bar to go')
      const next = mount(markup)
      await new Promise((done) => setTimeout(done))
      equal(bar(next), null)
    })

  test('asks again when the page calls open(), and reports the changed answer', async () => {
    const element = await asked()
    inside(element, '[part=accept]')?.click()
    await until(() => !bar(element), 'the bar to go')
    const open: unknown = Reflect.get(element, 'open')
    assert(typeof open === 'function', 'There is no open()')
    await open.call(element)
    const dispatched = nextEvent(element, 'parapet-consent-changed')
    inside(element, '[part=deny]')?.click()
    equal((await dispatched).detail, { enabled: false })
    await until(() => !bar(element), 'the bar to go again')
  })

  test('can be answered by keyboard', async () => {
    const element = await asked()
    inside(element, 'a')?.focus()
    const dispatched = nextEvent(element, 'parapet-consent-changed')
    await press('Tab', 'Enter')
    equal((await dispatched).detail, { enabled: false })
  })

  test('disappears when another tab answers', async () => {
    const element = await asked()
    const tab = document.createElement('iframe')
    tab.srcdoc = '<p>Another page of this origin</p>'
    const loaded = nextEvent(tab, 'load')
    document.body.append(tab)
    await loaded
    const storage = tab.contentWindow?.localStorage
    storage?.setItem('parapet.cookie-consent.at', String(Date.now()))
    storage?.setItem('parapet.cookie-consent.enabled', 'true')
    await until(() => !bar(element), 'the bar to go')
    tab.remove()
  })

  test('stores the answer in its platform, and asks again when the answer is deleted', async () => {
    const device = memoryStore()
    const consent = createConsent({ device, now: () => Date.now() })
    const element = mount(markup)
    Reflect.set(element, 'consent', consent)
    const accept = await until(() => inside(element, '[part=accept]'), 'the question')
    accept.click()
    equal(consent.$consent.get(), true)
    equal(localStorage.getItem('parapet.cookie-consent.enabled'), null)
    await until(() => !bar(element), 'the bar to go')
    for (const key of consentKeys) device.remove(key)
    consent.refresh()
    await until(() => bar(element), 'the question again')
  })
})
