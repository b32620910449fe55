import { expect, test } from 'vitest'
import { signOut } from '../session/endpoints.ts'
import { getPermissionsMap } from './endpoints.ts'
import { delayed, inTurn, json, noNetwork } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'

const map = { 'quote:create': true, 'quote:issue': false, 'account:verify': true }

const start = () =>
  testPlatform({ signedIn: true, answers: (server) => server.answer(getPermissionsMap, map) })

test('passes for any, fails for none, and otherwise requires one of the list, or all of it', async () => {
  const { platform } = await start()
  const { can, ready } = platform.permissions
  await ready()
  expect(can('any')).toBe(true)
  expect(can('none')).toBe(false)
  expect(can('quote:create')).toBe(true)
  expect(can('quote:issue')).toBe(false)
  expect(can(['quote:issue', 'account:verify'])).toBe(true)
  expect(can(['quote:issue', 'account:verify'], { requireAll: true })).toBe(false)
  expect(can('policy:read')).toBe(false)
})

test('passes only for any before the permissions load', async () => {
  const slow = delayed(json(map))
  const { platform, time } = await testPlatform({
    signedIn: true,
    answers: (server) => server.on(getPermissionsMap, slow.reply),
  })
  expect([platform.permissions.can('any'), platform.permissions.can('quote:create')]).toEqual([
    true,
    false,
  ])
  slow.release()
  await time.settle()
  expect(platform.permissions.can('quote:create')).toBe(true)
})

test('stores the permissions in the tab as P_100 and does not request them after a reload', async () => {
  const context = await start()
  await context.platform.permissions.ready()
  expect(context.tab.tab.get('parapet.P_100')).toContain('quote:create')
  context.platform.dispose()
  const { platform, server } = await testPlatform({ ...context })
  await platform.session.start()
  await platform.permissions.ready()
  expect(platform.permissions.can('quote:create')).toBe(true)
  expect(server.callsOf(getPermissionsMap)).toHaveLength(1)
})

test('requests them again with the first new token after ten minutes', async () => {
  const { platform, server, time } = await start()
  await platform.permissions.ready()
  await time.advance(9 * 60_000)
  platform.session.accept(issueTokens(time.wallClock()))
  await time.settle()
  expect(server.callsOf(getPermissionsMap)).toHaveLength(1)
  server.answer(getPermissionsMap, { ...map, 'quote:issue': true })
  await time.advance(2 * 60_000)
  platform.session.accept(issueTokens(time.wallClock()))
  await time.settle()
  expect(platform.permissions.can('quote:issue')).toBe(true)
})

test('does not use the permissions of another user or account', async () => {
  const { platform, server, time, tab } = await start()
  await platform.permissions.ready()
  server.on(signOut, () => new Response(null, { status: 204 }))
  server.answer(getPermissionsMap, { 'quote:create': false })
  platform.session.enter(
    issueTokens(time.wallClock(), { claims: agentClaims({ accountId: 'agency-other' }) }),
  )
  expect(platform.permissions.can('quote:create')).toBe(false)
  await time.settle()
  expect(platform.permissions.$map.get()).toEqual({ 'quote:create': false })
  await platform.session.signOut()
  expect(platform.permissions.$map.get()).toBeUndefined()
  expect(tab.tab.keys()).toEqual([])
})

test('rejects its callers after a failed load, and loads again the next time', async () => {
  const { platform, time } = await testPlatform({
    answers: (server) => server.on(getPermissionsMap, inTurn(noNetwork, noNetwork, json(map))),
  })
  platform.session.accept(issueTokens(time.wallClock()))
  await time.settle()
  await expect(platform.permissions.ready()).rejects.toMatchObject({ phase: 'network' })
  await platform.permissions.ready()
  expect(platform.permissions.can('quote:create')).toBe(true)
})
