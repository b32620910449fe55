import { challengeOf } from '#core/identity/host-sign-in/pkce.ts'
import { hostMessage } from '#core/identity/host-sign-in/message.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { assertAccessible } from '../testing/axe.ts'
import { pauseLongTimers } from '../testing/long-timers.ts'
import { inside, mount } from '../testing/mount.ts'
import { afterEach, beforeEach, describe, test } from '../testing/suite.ts'
import './element.ts'

const portal = 'https://portal.example'
const markup = `<parapet-sign-in-button api-base="${portal}/" client-key="pk_1">Sign in with Harbor</parapet-sign-in-button>`
const user = { name: 'Grace Holloway', email: 'g@x.test', accountId: 'a1', accountName: 'Harbor' }

/** Replaces the pop-up, which the portal's journeys test. */
const popUp = {
  closed: false,
  focused: 0,
  focus: () => (popUp.focused += 1),
  close: () => (popUp.closed = true),
}
const own = { open: globalThis.open, fetch: globalThis.fetch }
let opened: URL[] = []
let isForbidden = false
let sent: { readonly url: string; readonly body: Record<string, string> }[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  opened = []
  sent = []
  isForbidden = false
  popUp.closed = false
  answer = () =>
    Response.json({
      accessToken: 'narrow',
      issuedAt: new Date().toISOString(),
      expiresIn: 900,
      user,
    })
  const open = (address: string) => {
    opened.push(new URL(address))
    return isForbidden ? null : popUp
  }
  Object.assign(globalThis, {
    open,
    fetch: async (url: string, init: RequestInit) => {
      if (!url.startsWith(portal)) return own.fetch(url, init)
      sent.push({ url, body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') })
      return answer()
    },
  })
})
afterEach(() => {
  Object.assign(globalThis, own)
})

const queryParam = (name: string) => opened.at(-1)?.searchParams.get(name) ?? ''
const post = (code: string | undefined, origin = portal, state = queryParam('state')) =>
  dispatchEvent(new MessageEvent('message', { data: hostMessage(state, code), origin }))

const ready = async () => {
  const element = mount(markup)
  const button = await until(() => inside(element, 'button'), 'the button')
  return { element, button }
}
const signedIn = async () => {
  const made = await ready()
  const dispatched = nextEvent(made.element, 'parapet-signed-in')
  made.button.click()
  post('the-code')
  const { detail } = await dispatched
  await until(() => inside(made.element, '[part=user]'), 'the name')
  return { ...made, detail }
}

describe('sign-in button', () => {
  test('opens the platform’s page within the click, with challenge, key and origin', async () => {
    const { element, button } = await ready()
    equal(getComputedStyle(element).display, 'inline-block')
    await assertAccessible(element)
    button.click()
    equal(opened.length, 1, 'number of windows')
    equal(opened[0]?.origin, portal)
    equal(opened[0]?.pathname, '/authorize')
    equal(queryParam('clientKey'), 'pk_1')
    equal(queryParam('origin'), location.origin)
    button.click()
    equal([opened.length, popUp.focused], [1, 1])
  })

  test('exchanges code and verifier, and passes the token to the page', async () => {
    const { element, detail } = await signedIn()
    equal(sent[0]?.url, `${portal}/api/auth/v1/host/token`)
    equal(sent[0]?.body['code'], 'the-code')
    equal(challengeOf(sent[0]?.body['codeVerifier'] ?? ''), queryParam('challenge'))
    equal(detail, { accessToken: 'narrow', expiresIn: 900, ...user })
    equal(Reflect.get(element, 'accessToken'), 'narrow')
    equal(inside(element, '[part=user]')?.textContent, user.name)
    await assertAccessible(element)
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    assert(!stored.includes('narrow'), 'The token was kept')
    assert(!element.outerHTML.includes('narrow'), 'The token is in the page')
  })

  test('accepts only messages from the platform', async () => {
    const { element, button } = await ready()
    button.click()
    post('stolen', 'https://evil.example')
    post('stolen', portal, 'guessed-state')
    dispatchEvent(new MessageEvent('message', { data: 'hello', origin: portal }))
    const dispatched = nextEvent(element, 'parapet-sign-in-cancelled')
    post(undefined)
    await dispatched
    equal(sent, [])
  })

  test('reports that the user closed the window', async () => {
    const { element, button } = await ready()
    const dispatched = nextEvent(element, 'parapet-sign-in-cancelled')
    button.click()
    popUp.closed = true
    await dispatched
    equal(Reflect.get(element, 'accessToken'), undefined)
  })

  test('shows a link when the browser blocks the window', async () => {
    isForbidden = true
    const { element, button } = await ready()
    button.click()
    const link = await until(() => inside(element, '[part~=blocked] a'), 'the link')
    equal(link.getAttribute('href'), opened[0]?.href)
    equal(link.getAttribute('rel'), 'opener')
    await assertAccessible(element)
    const dispatched = nextEvent(element, 'parapet-signed-in')
    post('the-code')
    await dispatched
  })

  test('shows a slow request, and a timeout after a minute', async () => {
    const timers = pauseLongTimers()
    answer = () => new Promise(() => {})
    const { element, button } = await ready()
    const text = () => element.shadowRoot?.textContent ?? ''
    const { height } = element.getBoundingClientRect()
    button.click()
    post('the-code')
    await until(() => sent.length === 1, 'the call')
    timers.pass(10_000)
    await until(() => text().includes('This is taking longer than usual'), 'the notice')
    equal(element.getBoundingClientRect().height, height, 'height')
    timers.pass(50_000)
    await until(() => inside(element, '[part~=error]'), 'the message')
    timers.restore()
    assert(text().includes('The server took too long to answer. Try again.'), 'No reason')
    assert(!text().includes('longer than usual'), 'The notice is still shown')
  })

  test('shows why it failed, and allows a retry', async () => {
    answer = () =>
      Response.json(
        { status: 401, code: 'hostCodeRefused', detail: 'Not finished.', requestId: 'r' },
        { status: 401 },
      )
    const { element, button } = await ready()
    const dispatched = nextEvent(element, 'parapet-error')
    button.click()
    post('the-code')
    const { detail } = await dispatched
    equal(
      [detail.code, detail.message, detail.requestId],
      ['hostCodeRefused', 'Not finished.', 'r'],
    )
    const notice = await until(() => inside(element, '[part~=error]'), 'the reason')
    equal(notice.textContent, 'Not finished.')
    button.click()
    await until(() => !inside(element, '[part~=error]'), 'the reason to go')
    equal(opened.length, 2, 'number of windows')
  })

  test('signs the user out and keeps the focus', async () => {
    const { element } = await signedIn()
    const out = inside(element, '[part=sign-out]')
    out?.focus()
    const dispatched = nextEvent(element, 'parapet-signed-out')
    out?.click()
    await dispatched
    const button = await until(() => inside(element, '[part=button]'), 'the button')
    await until(() => element.shadowRoot?.activeElement === button, 'the focus')
    equal(Reflect.get(element, 'accessToken'), undefined)
  })

  test('stays signed in when moved, but not when its agency changes', async () => {
    const { element } = await signedIn()
    const box = document.createElement('div')
    element.before(box)
    box.append(element)
    await until(() => inside(element, '[part=user]'), 'the name')
    equal(Reflect.get(element, 'accessToken'), 'narrow')
    element.setAttribute('client-key', 'pk_2')
    equal(Reflect.get(element, 'accessToken'), undefined)
    await until(() => inside(element, '[part=button]'), 'the button')
  })

  test('leaves nothing behind when removed', async () => {
    const { element, button } = await ready()
    button.click()
    element.remove()
    await until(() => popUp.closed, 'the window to close')
    post('late')
    equal(sent, [])
  })
})
