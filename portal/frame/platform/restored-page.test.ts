import { expect, test } from 'vitest'
import { getLoginStatus, signOut } from '#core/identity/session/endpoints.ts'
import { json, noNetwork, errorResponse, type Reply } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { guardRestoredPage } from './restored-page.ts'

const me = { isLoggedIn: true, userId: 'user-agent', accountId: 'agency-harbor' }

const moved = (type: 'pagehide' | 'pageshow', persisted: boolean): Event =>
  Object.assign(new Event(type), { persisted })

/** A page in the browser's back-forward cache. */
const left = async (reply: Reply, { signedIn = true } = {}) => {
  const around = await testPlatform({ signedIn })
  around.server.on(getLoginStatus, reply)
  around.server.on(signOut, () => new Response(null, { status: 204 }))
  const events = new EventTarget()
  const seen: string[] = []
  guardRestoredPage(around.platform, {
    events,
    setHidden: (isHidden) => seen.push(isHidden ? 'hidden' : 'shown'),
    reload: () => seen.push('reloaded'),
  })
  events.dispatchEvent(moved('pagehide', true))
  const comeBack = async () => {
    events.dispatchEvent(moved('pageshow', true))
    await around.time.settle()
    return seen
  }
  return { ...around, events, seen, comeBack }
}

test('a restored page is shown once its user is known to be signed in', async () => {
  const { seen, comeBack } = await left(json(me))
  expect(seen).toEqual(['hidden'])
  expect(await comeBack()).toEqual(['hidden', 'shown'])
})

test('an offline page is shown, because nobody signed out in this tab', async () => {
  const { comeBack } = await left(noNetwork)
  expect(await comeBack()).toEqual(['hidden', 'shown'])
})

test('after a sign-out in the same tab, the page reloads while hidden, without a call', async () => {
  const { tab, server, comeBack } = await left(json(me))
  tab.tab.remove('parapet.access')
  expect(await comeBack()).toEqual(['hidden', 'reloaded'])
  expect(server.callsOf(getLoginStatus)).toHaveLength(0)
})

test('a page whose user signed out while it was cached reloads while hidden', async () => {
  const { comeBack } = await left(errorResponse(401, 'sessionExpired'))
  expect(await comeBack()).toEqual(['hidden', 'reloaded'])
})

test('a page without a signed-in user is never hidden', async () => {
  const { comeBack } = await left(json(me), { signedIn: false })
  expect(await comeBack()).toEqual(['shown'])
})

test('a page that the browser does not cache is not hidden on leave', async () => {
  const { events, seen } = await left(json(me))
  events.dispatchEvent(moved('pagehide', false))
  expect(seen).toEqual(['hidden'])
})
