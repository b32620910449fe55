import { describe, expect, test } from 'vitest'
import { signOut } from '../../identity/session/endpoints.ts'
import { getUserSettings, putUserSettings } from './endpoints.ts'
import { delayed, errorResponse, json, noNetwork } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { agentClaims, issueTokens } from '../../testing/tokens.ts'
import { defaultSettings, readSettings, settingsVersion, writeSettings } from './model.ts'

const saved = { ...defaultSettings, theme: 'dark' as const }

describe('settings of a user', () => {
  test('start at their defaults', async () => {
    const { platform } = await testPlatform()
    expect(platform.settings.$settings.get()).toMatchObject({
      theme: 'light',
      layout: 'compressed',
    })
  })

  test('are saved together, shortly after the last change', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(putUserSettings, json({}))
    await time.settle()
    platform.settings.set('theme', 'dark')
    await time.advance(900)
    platform.settings.set('team', 'team-2')
    await time.advance(900)
    expect(server.callsOf(putUserSettings)).toHaveLength(0)
    await time.advance(200)
    expect(server.callsOf(putUserSettings).map(({ body }) => body)).toEqual([
      { version: 10, values: { ...defaultSettings, theme: 'dark', team: 'team-2' } },
    ])
  })

  test('are loaded from the server on another device', async () => {
    const { platform, time } = await testPlatform({
      signedIn: true,
      answers: (server) => server.answer(getUserSettings, writeSettings(saved)),
    })
    await time.settle()
    expect(platform.settings.$settings.get().theme).toBe('dark')
    expect(platform.settings.$isLoaded.get()).toBe(true)
  })

  test('are stored on the device when the server cannot be reached', async () => {
    const { platform, server, tab, browser, time } = await testPlatform({ signedIn: true })
    server.on(putUserSettings, noNetwork)
    await time.settle()
    platform.settings.set('theme', 'dark')
    await time.advance(2_000)
    platform.dispose()
    const reloaded = await testPlatform({ server, tab, browser })
    await reloaded.platform.session.start()
    expect(reloaded.platform.settings.$settings.get().theme).toBe('dark')
  })

  test('show no error when the server fails, because the device has them', async () => {
    const { platform, server, time } = await testPlatform({
      signedIn: true,
      answers: (server) => server.on(getUserSettings, errorResponse(500, 'internal')),
    })
    server.on(putUserSettings, errorResponse(500, 'internal'))
    await time.settle()
    expect(platform.settings.$isLoaded.get()).toBe(false)
    platform.settings.set('theme', 'dark')
    await time.advance(2_000)
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
    expect(platform.notifications.$notifications.get()).toEqual([])
  })

  test('take precedence over the server’s when changed just before the page closed', async () => {
    const { platform, server, tab, browser, time } = await testPlatform({
      signedIn: true,
      answers: (server) => server.answer(getUserSettings, writeSettings(saved)),
    })
    await time.settle()
    // closing the page cancels the call
    server.on(putUserSettings, noNetwork)
    platform.settings.set('team', 'team-2')
    platform.dispose()
    await time.settle()

    server.on(putUserSettings, json({}))
    const reloaded = await testPlatform({ server, tab, browser })
    await reloaded.platform.session.start()
    await time.settle()
    const chosen = { ...saved, team: 'team-2' }
    expect(reloaded.platform.settings.$settings.get()).toEqual(chosen)
    expect(server.callsOf(putUserSettings).at(-1)?.body).toEqual(writeSettings(chosen))

    // once the server has saved them, they are read from it again
    reloaded.platform.dispose()
    const asked = server.callsOf(getUserSettings).length
    const third = await testPlatform({ server, tab, browser })
    await third.platform.session.start()
    await time.settle()
    expect(server.callsOf(getUserSettings)).toHaveLength(asked + 1)
  })

  test('are not overwritten when changed while the server’s were loading', async () => {
    const slow = delayed(json(writeSettings(saved)))
    const { platform, server, time } = await testPlatform({
      signedIn: true,
      answers: (server) => server.on(getUserSettings, slow.reply),
    })
    server.on(putUserSettings, json({}))
    platform.settings.set('team', 'team-2')
    slow.release()
    await time.settle()
    expect(platform.settings.$settings.get()).toMatchObject({ theme: 'light', team: 'team-2' })
  })

  test('are stored per user', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(putUserSettings, json({}))
    server.on(signOut, () => new Response(null, { status: 204 }))
    await time.settle()
    platform.settings.set('theme', 'dark')
    const other = agentClaims({ id: 'user-other', sessionId: 'session-other' })
    platform.session.accept(issueTokens(time.wallClock(), { claims: other }))
    await time.advance(5_000)
    expect(platform.settings.$settings.get().theme).toBe('light')
    expect(server.callsOf(putUserSettings)).toHaveLength(0)
  })

  test('do not change when the token is refreshed', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(putUserSettings, json({}))
    await time.settle()
    platform.settings.set('theme', 'dark')
    platform.session.accept(issueTokens(time.wallClock() + 1_000))
    expect(platform.settings.$settings.get().theme).toBe('dark')
    expect(server.callsOf(getUserSettings)).toHaveLength(1)
  })

  test('are saved when the platform is disposed', async () => {
    const { platform, server, time } = await testPlatform({ signedIn: true })
    server.on(putUserSettings, json({}))
    await time.settle()
    platform.settings.set('theme', 'dark')
    platform.dispose()
    await time.settle()
    expect(server.callsOf(putUserSettings)).toHaveLength(1)
  })
})

describe('stored settings', () => {
  const stored = (version: number) => ({
    version,
    values: {
      theme: 'dark',
      team: 'team-2',
      environment: 'AU',
      platformLanguage: 'en-GB',
      newDashboardSeen: true,
      submissionsView: true,
    },
  })

  const all = ['theme', 'team', 'environment', 'platformLanguage', 'newDashboardSeen']

  test.each([
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 3],
    [9, 4],
    [10, 5],
  ])(
    'migrate from version %i with the first %i settings that later versions reset',
    (version, count) => {
      const expected = Object.entries(stored(version).values).filter(([key]) =>
        all.slice(0, count).includes(key),
      )
      expect(readSettings(stored(version))).toEqual({
        ...defaultSettings,
        ...Object.fromEntries(expected),
      })
    },
  )

  test('hide the options of the inbox if stored before version 6, and leave the other tables unchanged', () => {
    const inbox = { order: ['number', 'options'], hidden: [], widths: { number: 120 } }
    const tables = { inbox, quotes: { ...inbox, hidden: ['number'] }, odd: 'text' }
    const read = (version: number) => readSettings({ version, values: { tables } }).tables
    expect(read(5)).toEqual({ ...tables, inbox: { ...inbox, hidden: ['options'] } })
    expect(read(6)).toEqual(tables)
    expect(readSettings({ version: 5, values: { tables: { inbox: {} } } }).tables).toEqual({
      inbox: {},
    })
  })

  test.each([null, 'text', {}, { version: 'x' }, { version: 10, values: 4 }])(
    'that read %j become the defaults',
    (broken) => {
      expect(readSettings(broken)).toEqual(defaultSettings)
    },
  )

  test('ignore one invalid value and use the others', () => {
    expect(
      readSettings({ version: settingsVersion, values: { theme: 'pink', team: 'team-2' } }),
    ).toEqual({ ...defaultSettings, team: 'team-2' })
  })

  test('are read as they were written', () => {
    const current = { ...saved, tables: { quotes: { order: ['a', 'b'] } } }
    expect(readSettings(JSON.parse(JSON.stringify(writeSettings(current))))).toEqual(current)
  })
})
