import { expect, test } from 'vitest'
import { getLoginStatus, signOut } from '#core/identity/session/endpoints.ts'
import { json, noNetwork, errorResponse, type Reply } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { guardRestoredPage } from './restored-page.ts'

const me = { isLoggedIn: true, userId: 'user-agent', accountId: 'agency-harbor' }

const moved = (type: 'pagehide' | 'pageshow', persisted: boolean): Event =>
  Object.assign(new Event(type), { persisted })

/** A page in the browser's back-forward cache. */
const leavePage = async (reply: Reply, { signedIn = true } = {}) => {
  const context = await testPlatform({ signedIn })
  context.server.on(getLoginStatus, reply)
  context.server.on(signOut, () => new Response(null, { status: 204 }))
  const events = new EventTarget()
  const effects: string[] = []
  guardRestoredPage(context.platform, {
    events,
    setHidden: (isHidden) => effects.push(isHidden ? 'hidden' : 'shown'),
    reload: () => effects.push('reloaded'),
  })
  events.dispatchEvent(moved('pagehide', true))
  const comeBack = async () => {
    events.dispatchEvent(moved('pageshow', true))
    await context.time.settle()
    return effects
  }
  return { ...context, events, effects, comeBack }
}

test('shows a restored page once its user is known to be signed in', async () => {
  const { effects, comeBack } = await leavePage(json(me))
  expect(effects).toEqual(['hidden'])
  expect(await comeBack()).toEqual(['hidden', 'shown'])
})

test('shows a page offline if nobody signed out in this tab', async () => {
  const { comeBack } = await leavePage(noNetwork)
  expect(await comeBack()).toEqual(['hidden', 'shown'])
})

test('reloads the hidden page without a call after a sign-out in the same tab', async () => {
  const { tab, server, comeBack } = await leavePage(json(me))
  tab.tab.remove('parapet.access')
  expect(await comeBack()).toEqual(['hidden', 'reloaded'])
  expect(server.callsOf(getLoginStatus)).toHaveLength(0)
})

test('reloads the hidden page when its user signed out while it was cached', async () => {
  const { comeBack } = await leavePage(errorResponse(401, 'sessionExpired'))
  expect(await comeBack()).toEqual(['hidden', 'reloaded'])
})

test('never hides a page without a signed-in user', async () => {
  const { comeBack } = await leavePage(json(me), { signedIn: false })
  expect(await comeBack()).toEqual(['shown'])
})

test('does not hide a page that the browser does not cache', async () => {
  const { events, effects } = await leavePage(json(me))
  events.dispatchEvent(moved('pagehide', false))
  expect(effects).toEqual(['hidden'])
})
